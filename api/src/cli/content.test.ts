/** The command `content`, run as a person does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EDITORIAL_PAGES } from '@mall/contracts';
import { runCommand } from '../testing/run-command.ts';
import { sampleContent, writeContentFolder } from '../testing/sample-content.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';

const runContent = (env: Record<string, string>, ...args: string[]) =>
  runCommand('content', args, env);

describe('content check', () => {
  it('prints what a folder without issues holds, and touches no database', async () => {
    const DATA_DIR = await makeTemporaryFolder();
    const folder = await writeContentFolder(sampleContent());
    expect(await runContent({ DATA_DIR }, 'check', folder)).toEqual({
      code: 0,
      out: `No issues: 4 shops, 3 posts, 1 events, 3 discounts, 1 movies, 1 coupons, 0 synonyms, ${EDITORIAL_PAGES.length} pages, 1 campaigns.\n`,
      err: '',
    });
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it('exits with 0 when the reader stops early, as `head` does', async () => {
    const folder = await writeContentFolder(sampleContent());
    const child = spawn(process.execPath, [join(__dirname, 'content.ts'), 'check', folder]);
    child.stdout.destroy();
    const err = await text(child.stderr);
    expect([err, child.exitCode ?? (await once(child, 'exit'))[0]]).toEqual(['', 0]);
  });

  it('names each issue by file, line, entry and field, and exits with 1', async () => {
    const content = sampleContent();
    Object.assign(content.shops[0] ?? {}, { slug: 'terkep' });
    Object.assign(content.discounts[1] ?? {}, { shop: 'nincs' });
    const folder = await writeContentFolder(content);
    const { code, out, err } = await runContent({}, 'check', folder);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^shops\.yaml:\d+: terkep\.slug: "terkep" is a reserved word/m);
    expect(err).toMatch(/^discounts\.yaml:\d+: [\w-]+\.shop: "nincs" is no shop in shops\.yaml/m);
    expect(err).toContain('nothing was changed');
  });

  it('names a folder that is missing once, not each of its files', async () => {
    const missing = join(await makeTemporaryFolder(), 'nope');
    expect(await runContent({}, 'check', missing)).toEqual({
      code: 1,
      out: '',
      err: `${missing}: is not a folder that can be read\n1 issue; nothing was changed.\n`,
    });
  });

  it('names a file in another encoding than UTF-8, and a tab that indents', async () => {
    const folder = await writeContentFolder(sampleContent());
    const coupons = join(folder, 'coupons.yaml');
    const check = async () => (await runContent({}, 'check', folder)).err.split('\n').slice(0, -1);
    await writeFile(coupons, '# note\n- slug: kave\n  value: K\xe1v\xe9\n', 'latin1');
    expect(await check()).toEqual([
      'coupons.yaml:3: has a letter that is not in UTF-8; save the file in this encoding',
      '1 issue; nothing was changed.',
    ]);
    await writeFile(
      coupons,
      '- slug: kave\n  value: 20%\n\tshop: reserved\n  lead: 1\n  body: 2\n',
    );
    expect(await check()).toEqual([
      'coupons.yaml:3: begins with a tab; indent it by spaces',
      '1 issue; nothing was changed.',
    ]);
  });

  it('prints an unexpected error as one line, with its stack under LOG_LEVEL=debug', async () => {
    const folder = await writeContentFolder(sampleContent());
    const DATA_DIR = join(folder, 'site.yaml');
    const { code, err } = await runContent({ DATA_DIR }, 'import', folder);
    expect(code).toBe(1);
    expect(err).toMatch(/^the database .*site\.yaml.* cannot be opened: E[A-Z]+: .*\n$/);
    const debugged = await runContent({ DATA_DIR, LOG_LEVEL: 'debug' }, 'import', folder);
    expect(debugged.err).toContain('\n    at ');
  });

  it.each([
    { env: {}, args: ['check'], message: "missing required argument 'folder'" },
    { env: {}, args: ['chekc', 'folder'], message: "unknown command 'chekc'" },
    { env: { PORT: 'eighty' }, args: ['check', 'folder'], message: 'setting PORT' },
  ])('exits with 2: $message', async ({ env, args, message }) => {
    const { code, err } = await runContent(env, ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('exits with 0 after its help', async () => {
    expect(await runContent({}, '--help')).toMatchObject({ code: 0, err: '' });
  });

  it('takes a folder relative to where it was typed', async () => {
    const folder = await writeContentFolder(sampleContent());
    const { code } = await runContent({ INIT_CWD: join(folder, 'pages') }, 'check', '..');
    expect(code).toBe(0);
  });
});

describe('content programme', () => {
  const HEADER = 'id,movie,time,version,hall\n';

  it('imports a programme for imported content, removes it, and refuses one with an issue', async () => {
    const DATA_DIR = await makeTemporaryFolder();
    const folder = await writeContentFolder(sampleContent());
    const file = join(folder, 'programme.csv');
    await writeFile(file, `${HEADER}a,hajnal,today+1 10:00,dubbed,3\n`);
    const before = await runContent({ DATA_DIR }, 'programme', file);
    expect(before).toMatchObject({ code: 1, err: expect.stringContaining('no content yet') });
    const { out } = await runContent({ DATA_DIR }, 'import', folder);
    expect(out).toMatch(/^Imported 4 shops/);
    const env = { DATA_DIR, INIT_CWD: folder };
    expect(await runContent(env, 'programme', 'programme.csv')).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Imported 1 screenings of 1 movies, .* to .*; version \w{16}\.\n$/,
      ),
      err: '',
    });
    await writeFile(file, `${HEADER}a,nincs,today+1 10:00,dubbed,30\n`);
    const refused = await runContent(env, 'programme', 'programme.csv');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^programme\.csv:2: a\.hall: a hall from 1 to 11\n1 issue/);
    expect(await runContent(env, 'programme', 'none')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Removed the programme/),
    });
  });
});
