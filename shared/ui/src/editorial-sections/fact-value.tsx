/** The value of a fact: a telephone number or an e-mail address can be used at once. */
import { EmailText } from './email-text.tsx';

const PHONE = /^\+\d[\d ]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** A link where the text is a way to reach somebody, otherwise the text. */
export function FactValue({ text }: { text: string }) {
  if (PHONE.test(text)) return <a href={`tel:${text.replaceAll(' ', '')}`}>{text}</a>;
  if (EMAIL.test(text)) {
    return (
      <a href={`mailto:${text}`}>
        <EmailText address={text} />
      </a>
    );
  }
  return text;
}
