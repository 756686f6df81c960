interface StepButtonProps {
  label: string;
  disabled: boolean;
  forward?: boolean;
  onClick: () => void;
}

export function StepButton({ label, disabled, forward = false, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="inline-flex size-12 items-center justify-center rounded-round border border-ink hover:bg-ink hover:text-paper disabled:pointer-events-none disabled:opacity-30"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`size-5 ${forward ? 'rtl:-scale-x-100' : 'ltr:-scale-x-100'}`}
      >
        <path
          d="M4 12h15M13 6l6 6-6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
