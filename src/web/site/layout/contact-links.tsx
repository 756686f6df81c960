export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className="footer-link">
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}

export function Email({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="footer-link">
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
