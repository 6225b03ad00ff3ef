/** The value of a fact: a telephone number or an e-mail address is a link. */
import { PhoneLink } from '../phone-link/phone-link.tsx';
import { EmailText } from './email-text.tsx';

const PHONE = /^\+\d[\d ]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** A link where the text is a way to reach somebody, otherwise the text. */
export function FactValue({ text }: { text: string }) {
  if (PHONE.test(text)) return <PhoneLink phone={text} />;
  if (EMAIL.test(text)) {
    return (
      <a href={`mailto:${text}`}>
        <EmailText address={text} />
      </a>
    );
  }
  return text;
}
