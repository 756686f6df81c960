interface FormMessageProps {
  tone: 'success' | 'failure';
  text: string | undefined;
  className?: string | undefined;
}

/** Always in the page, so that its text is announced when it comes. */
export function FormMessage({ tone, text, className }: FormMessageProps) {
  return (
    <div role={tone === 'failure' ? 'alert' : 'status'} className={className}>
      {text && <p className={`form-message form-message-${tone}`}>{text}</p>}
    </div>
  );
}
