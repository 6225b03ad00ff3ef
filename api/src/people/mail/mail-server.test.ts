/** A mail on the wire, to the smallest server that speaks SMTP. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { openMailServer } from './delivery.ts';

const SETTINGS = {
  BRAND_NAME: 'Teszt',
  PUBLIC_ORIGIN: 'https://mall.example',
  MAIL_FROM: undefined,
};
const MAIL = {
  to: 'anna@example.com',
  subject: 'Szia',
  text: 'Text',
  html: '<p>Text</p>',
  headers: { 'List-Unsubscribe': '<https://mall.example/x>' },
};

/** Takes every mail; what it read is in `heard`. */
function startServer(heard: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard.push(text);
      if (inData && text.endsWith('\r\n.\r\n')) inData = false;
      else if (inData) return;
      else if (/^DATA/i.test(text)) inData = true;
      socket.write(inData ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

it('carries sender, headers and both forms', async () => {
  const heard: string[] = [];
  const server = await startServer(heard);
  const { port } = server.address() as AddressInfo;
  const mails = openMailServer(`smtp://127.0.0.1:${port}`, SETTINGS);
  await mails.send(MAIL);
  mails.close();
  server.close();
  const all = heard.join('');
  expect(all).toContain('From: Teszt <no-reply@mall.example>');
  expect(all).toContain('RCPT TO:<anna@example.com>');
  expect(all).toContain('List-Unsubscribe: <https://mall.example/x>');
  expect(all).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
});
