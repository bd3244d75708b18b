import { downloadDataExport, type DataExport } from '@platform/contracts';
import {
  Alert,
  Button,
  DateTime,
  DownloadIcon,
  Loading,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { useRef, useState, type MouseEvent } from 'react';
import { COPY_CARE, COPY_CONTENT, COPY_TERMS } from '../../content/data-copy.content.ts';
import {
  useDataExportQuery,
  useOpenDataExportMutation,
  useRequestDataExportMutation,
} from './data-export-api.ts';

/** How often the page asks whether a copy that is being made is ready. */
const POLLING_MS = 20_000;

/** Lets members request and download a copy of their data. */
export function DataCopy() {
  const [isPreparing, setPreparing] = useState(false);
  const query = useDataExportQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: isPreparing ? POLLING_MS : 0 },
  );
  const preparing = query.data?.state === 'preparing';
  if (preparing !== isPreparing) setPreparing(preparing);
  return (
    <Panel title="Your data">
      <QueryBoundary
        query={query}
        resource="the copy of your data"
        level={3}
        skeleton={
          <Loading label="Loading the copy of your data">
            <Skeleton $height="5rem" />
          </Loading>
        }
      >
        {(copy) => <CopyState copy={copy} />}
      </QueryBoundary>
    </Panel>
  );
}

function CopyState({ copy }: { copy: DataExport }) {
  const { state, requestedAt, availableUntil } = copy;
  if (state === 'preparing')
    return (
      <Alert tone="held" title="Your copy is being made">
        Requested {requestedAt && <DateTime at={requestedAt} showTime />}. It is ready within an hour; we
        email you then. You can leave this page.
      </Alert>
    );
  if (state === 'ready')
    return (
      <Stack>
        <Alert
          tone="available"
          title={<>Your copy is ready until {availableUntil && <DateTime at={availableUntil} showTime />}</>}
          action={<DownloadLink size={copy.size} />}
        >
          {COPY_CARE}
        </Alert>
        <RequestButton label="Request a new copy" />
      </Stack>
    );
  return (
    <Stack>
      {state === 'failed' && (
        <Alert tone="danger" title="Your copy could not be made">
          Request it again. If it fails again, contact support.
        </Alert>
      )}
      <Text>{COPY_CONTENT}</Text>
      <Text $tone="muted">{COPY_TERMS}</Text>
      <RequestButton label="Request a copy" />
    </Stack>
  );
}

/** Requests a copy. The page asks for the password if it was entered too long ago. */
function RequestButton({ label }: { label: string }) {
  const [request, { isLoading }] = useRequestDataExportMutation();
  const toast = useToast();

  const ask = async () => {
    try {
      await request({}).unwrap();
      toast({
        title: 'Your copy is being made',
        description: 'We email you when it is ready.',
        tone: 'success',
      });
    } catch (error) {
      toast({ title: 'The copy was not requested', error: describeError(error), tone: 'danger' });
    }
  };

  return (
    <div>
      <Button busy={isLoading} busyText="Requesting..." onClick={() => void ask()}>
        {label}
      </Button>
    </div>
  );
}

/** Downloads the copy. A browser cannot ask for the password when it follows a link, so a call before it does. */
function DownloadLink({ size }: { size: number }) {
  const [open] = useOpenDataExportMutation();
  const toast = useToast();
  const isAllowed = useRef(false);

  const checkFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isAllowed.current) {
      isAllowed.current = false;
      return;
    }
    event.preventDefault();
    const link = event.currentTarget;
    try {
      await open({}).unwrap();
      isAllowed.current = true;
      link.click();
    } catch (error) {
      toast({ title: 'The copy was not downloaded', error: describeError(error), tone: 'danger' });
    }
  };

  return (
    <Button size="compact" asChild>
      <a href={downloadDataExport.path} download onClick={(event) => void checkFirst(event)}>
        <DownloadIcon size={16} />
        Download ({formatMegabytes(size)})
      </a>
    </Button>
  );
}

/** Formats a size, e.g. `1.4 MB`. */
function formatMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_048_576).toFixed(1)} MB`;
}
