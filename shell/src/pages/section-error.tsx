import { Button, ErrorDetails, FailedDrawing, type ErrorDescription } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, useRouteError } from '@platform/kit/router';
import { useEffect } from 'react';
import { formatTitle } from '../layout/metadata/document-title.tsx';
import { SectionLoading } from '../layout/loading/section-loading.tsx';
import type { Sections } from '@platform/releases/section';
import { isDownloadError, RemoteLoadError } from '../remotes/remote-load-error.ts';
import { useShell } from '../shell-context.ts';
import { MessagePage } from './message-page.tsx';
import { RetryButton } from './retry-button.tsx';
import { useDocumentReload } from './use-document-reload.ts';

/** Replaces a section that could not be loaded or that crashed; the header and the other sections keep working. */
export function SectionError() {
  const error = useRouteError();
  const { registry, reportFault } = useShell();
  const { title, ...description } = describeSectionError(error, registry.sections);
  const isReloading = useDocumentReload(error);
  const isOutdated = error instanceof RemoteLoadError && error.reason === 'outdated';

  // Reports which remote failed and why. React has written errors thrown during rendering to the console already, so
  // those are only announced to the listener that reports them to the server.
  useEffect(() => {
    reportFault?.(error);
    if (error instanceof RemoteLoadError) reportError(error);
    else if (error instanceof Error)
      dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }, [error, reportFault]);

  if (isReloading) return <SectionLoading />;
  const actions = (
    <>
      {isOutdated ? <ReloadButton /> : <RetryButton />}
      <Button asChild>
        <Link to={paths.home()}>Go to the home page</Link>
      </Button>
    </>
  );
  return (
    <MessagePage title={title} drawing={<FailedDrawing />} action={actions} urgent>
      <title>{formatTitle(title)}</title>
      <ErrorDetails error={description} />
    </MessagePage>
  );
}

function ReloadButton() {
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      Reload
    </Button>
  );
}

function describeSectionError(error: unknown, sections: Sections): { title: string } & ErrorDescription {
  if (!isDownloadError(error)) {
    return {
      title: 'Something went wrong on this page',
      message:
        'This is our fault, not yours. Anything you saved is safe, and the rest of the site still works.',
      nextStep: 'Try again, or go to the home page.',
    };
  }
  const { reason = 'unreachable', phase = 'page', remote } = error instanceof RemoteLoadError ? error : {};
  if (reason === 'outdated') {
    return {
      title: 'This page has been updated',
      message: 'You opened it before a newer version was released.',
      nextStep: 'Reload the page to continue.',
    };
  }
  const name = phase === 'page' || !remote ? 'This page' : (sections[remote]?.title ?? 'This page');
  return reason === 'incompatible'
    ? {
        title: `${name} is being updated`,
        message: 'A new version is being rolled out.',
        nextStep: 'Try again in a few minutes.',
      }
    : {
        title: `${name} did not load`,
        message: 'The rest of the site still works.',
        nextStep: 'Check your connection and try again.',
      };
}
