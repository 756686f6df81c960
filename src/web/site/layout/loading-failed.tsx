import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { sitePath } from '../../../model/site-path.ts';
import { ErrorBlock } from '../../ui/error-block.tsx';
import { useText } from '../language/dictionary.ts';

export function LoadingFailed() {
  const { errors } = useText();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // A browser's fetch rejects with a TypeError when no answer came at all.
  const message = error instanceof TypeError ? errors.unreachable : `HTTP error! status: ${status}`;
  return (
    <div className="page-width">
      <title>{errors.heading}</title>
      <meta name="robots" content="noindex" />
      <ErrorBlock heading={errors.heading} message={message}>
        <a href={`${sitePath(pathname)}${search}`} className="button-signal">
          {errors.tryAgain}
        </a>
      </ErrorBlock>
    </div>
  );
}
