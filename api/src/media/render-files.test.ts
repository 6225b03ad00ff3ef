import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderFiles } from './render-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('leaves out an AVIF file that is not clearly smaller than the WebP', async () => {
  const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="450"/>';
  const files = await renderFiles({ main: blank }, 'poster', folder);
  expect(files).toMatchObject({ mobile: 'mobile.jpg', mobile_webp: 'mobile.webp' });
  expect(files).not.toHaveProperty('mobile_avif');
  expect(await readdir(folder)).not.toContain('mobile.avif');
});
