/** Telephone numbers that call, and e-mail addresses. */

interface PhoneLinkProps {
  /** As people read it: `+36 1 555 0107`, `(06 1) 555-0107`. */
  phone: string;
  className?: string | undefined;
}

/** A link whose target keeps the number's digits and a leading plus alone (RFC 3966). */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={className}>
      {phone}
    </a>
  );
}

/** An e-mail address that is too long for its line breaks before its @. */
export function EmailText({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

const PHONE = /^\+\d[\d ]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** A link where the text is a telephone number or an e-mail address, otherwise the text. */
export function ContactText({ text }: { text: string }) {
  if (PHONE.test(text)) return <PhoneLink phone={text} />;
  if (!EMAIL.test(text)) return text;
  return (
    <a href={`mailto:${text}`}>
      <EmailText address={text} />
    </a>
  );
}
