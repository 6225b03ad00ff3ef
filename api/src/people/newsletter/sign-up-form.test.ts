import type { Language } from '@mall/contracts';
import { confirmationMail } from './sign-up-form.ts';

const mail = (language: Language) =>
  confirmationMail('anna@example.com', 'a', {
    ...{ language, brand: 'Fun & Shop', publicOrigin: 'https://mall.example' },
  });

test('the mail asks in Hungarian for a confirmation, and explains what to do if it was somebody else', () => {
  const { subject, text, html } = mail('hu');
  expect(subject).toBe('Fun & Shop: erősítsd meg a hírlevél-feliratkozásodat!');
  expect(text).toBe(`Szia!

Ezzel az e-mail-címmel feliratkoztak a Fun & Shop hírlevelére. Ha te voltál, erősítsd meg a feliratkozást: addig nem küldünk hírlevelet.

Feliratkozás megerősítése:
https://mall.example/api/newsletter/confirm?token=a

Üdvözlettel: Fun & Shop

--${' '}
Ha nem te voltál, nincs teendőd, vagy egy lépésben töröltetheted is a címedet.
Leiratkozás: https://mall.example/api/newsletter/unsubscribe?token=a`);
  expect(html).toContain('<html lang="hu">');
});

test('the mail asks in English for a confirmation, and explains what to do if it was somebody else', () => {
  const { subject, text, html } = mail('en');
  expect(subject).toBe('Fun & Shop: please confirm your newsletter subscription');
  expect(text).toBe(`Hello,

This email address was entered for the newsletter of Fun & Shop. If that was you, please confirm it: until then we send no newsletter.

Confirm subscription:
https://mall.example/api/newsletter/confirm?token=a

Kind regards, Fun & Shop

--${' '}
If it was not you, there is nothing to do, or have your address removed in one step.
Unsubscribe: https://mall.example/api/newsletter/unsubscribe?token=a`);
  expect(html).toContain('<html lang="en">');
});

test('the HTML form links both ways, with the brand escaped', () => {
  const { html } = mail('en');
  expect(html).toMatch(
    /<a href="https:\/\/mall\.example\/api\/newsletter\/confirm\?token=a"[^>]*>Confirm subscription<\/a>/,
  );
  expect(html).toContain(
    '<a href="https://mall.example/api/newsletter/unsubscribe?token=a">Unsubscribe</a>',
  );
  expect(html).toContain('Kind regards, Fun &amp; Shop');
});
