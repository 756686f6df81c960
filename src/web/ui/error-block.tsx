import type { ReactNode } from 'react';

interface ErrorBlockProps {
  heading: string;
  message: string;
  children?: ReactNode;
}

export function ErrorBlock({ heading, message, children }: ErrorBlockProps) {
  return (
    <section
      role="alert"
      className="mx-auto my-24 flex max-w-measure flex-col items-start gap-4 rounded-card border border-failure-line bg-paper-raised p-8"
    >
      <h1 className="text-heading font-semibold">{heading}</h1>
      <p className="text-lead text-muted">{message}</p>
      {children}
    </section>
  );
}
