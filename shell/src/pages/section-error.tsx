import { Button, FailedDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, useRouteError } from '@platform/kit/router';
import type { RemoteName } from '@platform/contracts';
import { useEffect } from 'react';
import { titleOf } from '../layout/document-title.tsx';
import { SectionLoading } from '../layout/section-loading.tsx';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { MessagePage } from './message-page.tsx';
import { RetryButton } from './retry-button.tsx';
import { useServedPage } from './use-served-page.ts';

/** What visitors call the parts that may be missing. */
const PART: Readonly<Record<RemoteName, string>> = {
  'mf-marketing': 'This page',
  'mf-dashboard': 'The dashboard',
  'mf-admin': 'The admin area',
};

/** Shown in place of a section that could not be loaded or that broke; header and other sections go on working. */
export function SectionError() {
  const error = useRouteError();
  const { title, text } = wordsFor(error);
  const isServed = useServedPage();

  // For the one who mends it: which remote, which version, why. What broke while rendering React has reported already.
  useEffect(() => {
    if (error instanceof RemoteLoadError) reportError(error);
  }, [error]);

  if (isServed) return <SectionLoading />;
  const ways = (
    <>
      <RetryButton />
      <Button asChild>
        <Link to={paths.home()}>Go to the home page</Link>
      </Button>
    </>
  );
  return (
    <MessagePage title={title} drawing={<FailedDrawing />} action={ways} urgent>
      <title>{titleOf(title)}</title>
      {text}
    </MessagePage>
  );
}

function wordsFor(error: unknown): { title: string; text: string } {
  if (!(error instanceof RemoteLoadError)) {
    return {
      title: 'This page has stopped working',
      text: 'A fault of ours, nothing you did. What you had saved is safe, and the rest of the site goes on working.',
    };
  }
  const part = PART[error.remote];
  return error.reason === 'incompatible'
    ? {
        title: `${part} is being updated`,
        text: 'Its new version does not fit the rest of the site yet. Try again in a few minutes.',
      }
    : {
        title: `${part} did not load`,
        text: 'Your connection or our server may be at fault. The rest of the site goes on working.',
      };
}
