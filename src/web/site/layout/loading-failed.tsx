import { sitePath } from '../../../model/site-path.ts';
import { ErrorBlock } from '../../ui/error-block.tsx';
import { usePage } from '../page-context.ts';

export function LoadingFailed({ status }: { status: number }) {
  const { pathname, search, text } = usePage();
  const { errors } = text;
  return (
    <div className="page-width">
      <title>{errors.heading}</title>
      <meta name="robots" content="noindex" />
      <ErrorBlock heading={errors.heading} message={`HTTP error! status: ${status}`}>
        <a href={`${sitePath(pathname)}${search}`} className="button-signal">
          {errors.tryAgain}
        </a>
      </ErrorBlock>
    </div>
  );
}
