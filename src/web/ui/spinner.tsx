const sizes = {
  small: 'size-5 border-2',
  medium: 'size-8 border-3',
  large: 'size-14 border-4',
};

interface SpinnerProps {
  size?: keyof typeof sizes;
  text?: string;
}

export function Spinner({ size = 'large', text = 'Loading...' }: SpinnerProps) {
  return (
    <div role="status" className="flex flex-col items-center justify-center gap-3">
      <span
        aria-hidden="true"
        className={`${sizes[size]} animate-spin rounded-[50%] border-current border-t-transparent`}
      />
      <span>{text}</span>
    </div>
  );
}
