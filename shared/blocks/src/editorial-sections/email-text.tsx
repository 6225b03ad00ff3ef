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
