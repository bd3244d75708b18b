import { describeDevice, FEW_RECOVERY_CODES, MAX_PASSKEYS, type Passkey } from '@platform/contracts';
import {
  Alert,
  Button,
  DateTime,
  Loading,
  moveFocus,
  Panel,
  Row,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  Skeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { useRefetchUser, useToast } from '@platform/kit';
import { AlertDialog } from '@platform/kit/overlays';
import { QueryBoundary } from '@platform/kit/queries';
import { useRef, useState } from 'react';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { useGetSecondFactorQuery } from '../second-factor/second-factor-api.ts';
import { createPasskey } from './authenticator.ts';
import { describePasskeyError } from './describe-passkey-error.ts';
import { LABELS } from './labels.ts';
import {
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesByProofMutation,
  useStartAddingPasskeyMutation,
} from './passkey-api.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { usePasskeySupport } from './use-passkey-support.ts';

/** The part of a settings page about passkeys. Pages that have it also ask for the password and the code again. */
export function PasskeySettings() {
  const query = useListPasskeysQuery({});
  const refetchUser = useRefetchUser();
  const factor = useGetSecondFactorQuery({});
  const [codes, setCodes] = useState<readonly string[]>([]);
  const refresh = () => {
    setCodes([]);
    void query.refetch();
    void factor.refetch();
    refetchUser();
  };
  const onAdded = (recoveryCodes: readonly string[]) =>
    recoveryCodes.length > 0 ? setCodes(recoveryCodes) : refresh();

  return (
    <Panel title="Passkeys">
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={refresh} />
      ) : (
        <QueryBoundary
          query={query}
          resource="your passkeys"
          level={3}
          skeleton={
            <Loading label="Loading your passkeys">
              <Skeleton $height="4rem" />
            </Loading>
          }
        >
          {({ passkeys }) => (
            <PasskeyList
              passkeys={passkeys}
              hasApp={Boolean(factor.data?.enabledAt)}
              isOff={factor.data !== undefined && !factor.data.enabledAt && !factor.data.hasPasskeys}
              recoveryCodesLeft={factor.data?.recoveryCodesLeft}
              onAdded={onAdded}
            />
          )}
        </QueryBoundary>
      )}
    </Panel>
  );
}

type ListProps = {
  readonly passkeys: readonly Passkey[];
  readonly hasApp: boolean;
  /** Whether the account has no second factor yet. */
  readonly isOff: boolean;
  readonly recoveryCodesLeft: number | undefined;
  /** Called with the recovery codes that came with it, if it is the first second factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
};

function PasskeyList({ passkeys, hasApp, isOff, recoveryCodesLeft, onAdded }: ListProps) {
  const section = useRef<HTMLDivElement>(null);
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const [remove, { isLoading: isRemoving }] = useRemovePasskeyMutation();
  const toast = useToast();
  const isLast = passkeys.length === 1 && !hasApp;

  /** The pressed button is gone afterwards, so the focus moves to the section. */
  const confirmRemoval = async ({ id }: Passkey) => {
    try {
      await remove({ params: { id } }).unwrap();
      toast({ title: 'Passkey removed', tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', error: describePasskeyError(error), tone: 'danger' });
    }
    setRemoved(undefined);
    moveFocus(section.current);
  };

  return (
    <Stack ref={section}>
      <Text $tone="muted">{LABELS.about}</Text>
      {passkeys.length > 0 && (
        <RowList aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </RowList>
      )}
      {passkeys.length > 0 && !hasApp && recoveryCodesLeft !== undefined && (
        <CodesLeft count={recoveryCodesLeft} onRenewed={onAdded} />
      )}
      {isOff && <Text>{LABELS.first}</Text>}
      {passkeys.length < MAX_PASSKEYS && <AddButton onAdded={onAdded} />}
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && (
        <AlertDialog
          open
          onOpenChange={() => setRemoved(undefined)}
          tone="danger"
          title={`Remove ${removed.name}?`}
          description={isLast ? LABELS.removeLastText : LABELS.removeText}
          cancelText="Keep it"
          confirmText="Remove"
          busy={isRemoving}
          onConfirm={() => void confirmRemoval(removed)}
        />
      )}
    </Stack>
  );
}

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt, isSynced }, onRename, onRemove }: RowProps) {
  return (
    <RowItem $padding={0}>
      <RowText>
        <Text $strong>{name}</Text>
        <Text $tone="muted" $size={14}>
          Added <DateTime at={createdAt} />
          {lastUsedAt ? (
            <>
              , last used <DateTime at={lastUsedAt} />
            </>
          ) : (
            ', not used yet'
          )}
          {isSynced && ', on all your devices'}
        </Text>
      </RowText>
      <RowEnd>
        <Button size="compact" variant="quiet" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button size="compact" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </RowEnd>
    </RowItem>
  );
}

function AddButton({ onAdded }: Pick<ListProps, 'onAdded'>) {
  const [start] = useStartAddingPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const isSupported = usePasskeySupport();
  if (!isSupported) return <Text>{LABELS.unsupported}</Text>;
  const press = async () => {
    setBusy(true);
    try {
      const body = await createPasskey(await start({}).unwrap(), describeDevice(navigator.userAgent));
      const { recoveryCodes } = await add({ body }).unwrap();
      toast({ title: LABELS.added, description: LABELS.addedText, tone: 'success' });
      onAdded(recoveryCodes);
    } catch (error) {
      toast({ title: LABELS.notAdded, error: describePasskeyError(error), tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Row>
      <Button onClick={() => void press()} busy={isBusy} busyText="Waiting for your passkey...">
        {LABELS.add}
      </Button>
    </Row>
  );
}

/** The recovery codes of an account without an app; with one they are shown beside it. */
function CodesLeft({ count, onRenewed }: { count: number; onRenewed: (codes: readonly string[]) => void }) {
  const [renew, { isLoading }] = useRenewRecoveryCodesByProofMutation();
  const toast = useToast();
  const press = async () => {
    try {
      onRenewed((await renew({}).unwrap()).recoveryCodes);
    } catch (error) {
      toast({ title: 'Error', error: describePasskeyError(error), tone: 'danger' });
    }
  };
  return (
    <Stack $gap={3}>
      {count <= FEW_RECOVERY_CODES ? (
        <Alert tone="locked" role="status" title={LABELS.codesLeft(count)}>
          Make new ones before you need them.
        </Alert>
      ) : (
        <Text>{LABELS.codesLeft(count)}</Text>
      )}
      <Row>
        <Button size="compact" onClick={() => void press()} busy={isLoading} busyText="Making new codes...">
          New recovery codes
        </Button>
      </Row>
    </Stack>
  );
}
