/** The outbox: on both databases, with a mail server that is there, away, and slow. */
import { pino } from 'pino';
import { migrate } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';
import { waitingMails } from '../../testing/mailed-links.ts';
import { testCipher as cipher } from '../../testing/test-cipher.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { deliverDueMails, startDelivery } from './delivery.ts';
import { putLinkMail } from './link-tokens.ts';
import { putInOutbox } from './outbox.ts';
import type { Mail } from './write-mail.ts';

const log = pino({ level: 'silent' });
const START = Date.parse('2026-06-01T10:00:00Z');
const MAIL: Mail = {
  to: 'anna@example.com',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
  headers: { 'X-Kind': 'test' },
};

describe.each(TEST_DATABASES)('the outbox on %s', (_name, open) => {
  let db: Database;
  const at = (seconds: number) => new Date(START + seconds * 1_000);
  const deliver = (send: (mail: Mail) => Promise<void>, seconds: number) =>
    deliverDueMails({ db, cipher, send, now: () => at(seconds), log });
  const rows = () => db.selectFrom('outbox').selectAll().execute();
  const refuse = jest.fn(async () => {
    throw new Error('greylisted');
  });

  beforeAll(async () => {
    db = open();
    await migrate(db);
  });
  afterEach(() => db.deleteFrom('outbox').execute());
  afterAll(() => db.destroy());

  it('deletes a mail that the server has accepted', async () => {
    await putInOutbox({ db, cipher }, MAIL, at(0));
    const send = jest.fn(async () => {});
    await deliver(send, 1);
    expect(send.mock.calls).toEqual([[MAIL]]);
    expect(await rows()).toEqual([]);
  });

  it('tries again after growing pauses', async () => {
    await putInOutbox({ db, cipher }, MAIL, at(0));
    await deliver(refuse, 0);
    expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: 'greylisted' });
    await deliver(refuse, 29);
    expect((await rows())[0]?.attempts).toBe(1);
    await deliver(refuse, 30);
    expect((await rows())[0]?.next_attempt_at).toBe(at(90).toISOString());
    const send = jest.fn(async () => {});
    await deliver(send, 90);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await rows()).toEqual([]);
  });

  it('logs a refusal without the address that the server repeats', async () => {
    await putInOutbox({ db, cipher }, MAIL, at(0));
    const warn = jest.spyOn(log, 'warn');
    await deliver(async ({ to }) => {
      throw new Error(`550 <${to}>: no such mailbox`);
    }, 0);
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({ reason: '550 <<recipient>>: no such mailbox' }),
        expect.any(String),
      ],
    ]);
    expect((await rows())[0]?.last_error).toBe('550 <<recipient>>: no such mailbox');
  });

  it('continues with the next mail, and keeps one for the operator after the last attempt', async () => {
    await putInOutbox({ db, cipher }, MAIL, at(0));
    await putInOutbox({ db, cipher }, { ...MAIL, to: 'bela@example.com' }, at(1));
    const send = jest.fn(async ({ to }: Mail) => {
      if (to === MAIL.to) throw new Error('no such mailbox');
    });
    const warn = jest.spyOn(log, 'warn');
    for (let day = 0; day < 20; day += 1) await deliver(send, 2 + day * 86_400);
    expect(warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ attempts: 16, maxAttempts: 16 }),
      'mail not sent',
    );
    expect(await rows()).toMatchObject([{ attempts: 16 }]);
    expect(await waitingMails(db, MAIL.to)).toHaveLength(1);
    expect(send).toHaveBeenCalledTimes(17);
  });

  it('drops a mail to an unknown address with its token, or neither', async () => {
    const request = { cipher, language: 'hu', brand: 'Mall', now: () => at(0) } as const;
    await putLinkMail(db, request, {
      ...{ purpose: 'password', kind: 'newPassword', email: MAIL.to },
      content: () => ({ url: 'https://mall.example/' }),
    });
    const failing = db.withPlugin({
      transformQuery: ({ node }) => {
        const isTokenDeletion =
          node.kind === 'DeleteQueryNode' && JSON.stringify(node).includes('link_tokens');
        if (isTokenDeletion) throw new Error('connection lost');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const send = jest.fn(async () => {});
    const delivery = deliverDueMails({ db: failing, cipher, send, now: () => at(1), log });
    await expect(delivery).rejects.toThrow('connection lost');
    expect(await rows()).toHaveLength(1);
    await deliver(send, 200);
    expect([...(await rows()), ...send.mock.calls]).toEqual([]);
    expect(await db.selectFrom('link_tokens').selectAll().execute()).toEqual([]);
  });

  it('sends a mail once though two processes look', async () => {
    await putInOutbox({ db, cipher }, MAIL, at(0));
    const send = jest.fn(async () => {});
    await Promise.all([deliver(send, 1), deliver(send, 1)]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  /** Stops while the first of two mails is being sent. */
  const stopAtFirst = async (send: () => Promise<void>, maxStopMs: number) => {
    await putInOutbox({ db, cipher }, MAIL, at(0));
    await putInOutbox({ db, cipher }, { ...MAIL, to: 'bela@example.com' }, at(0));
    const sending = Promise.withResolvers<void>();
    const taken = jest.fn(() => {
      sending.resolve();
      return send();
    });
    const options = { db, cipher, send: taken, now: () => at(1), log, pollMs: 1, maxStopMs };
    const stop = startDelivery(options);
    await sending.promise;
    return { taken, stopped: stop() };
  };

  it('finishes the mail that is being sent before it stops', async () => {
    const response = Promise.withResolvers<void>();
    const { taken, stopped } = await stopAtFirst(() => response.promise, 60_000);
    response.resolve();
    await stopped;
    expect(taken).toHaveBeenCalledTimes(1);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
  });

  it('stops in time when the mail server hangs', async () => {
    const { stopped } = await stopAtFirst(() => new Promise(() => undefined), 1);
    await stopped;
    expect(await rows()).toHaveLength(2);
  });
});
