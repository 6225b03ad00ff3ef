/** A telephone number that calls. */

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
