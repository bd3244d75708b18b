import type { Attempt } from '@platform/contracts';
import { Alert, Button, Row, Stack } from '@platform/design-system';
import { useUnsavedChanges } from '@platform/kit';
import { useCallback, useState } from 'react';
import { AnswerServices } from '../../../shared/answers/answer-services.tsx';
import { DraftNotices } from '../../../shared/answers/draft-notices.tsx';
import { countDone } from '../../../shared/answers/item-drafts.ts';
import { ItemList } from '../../../shared/answers/item-list.tsx';
import { KeysDialog } from '../../../shared/answers/keys-dialog.tsx';
import { PartReaders } from '../../../shared/answers/part-readers.tsx';
import { isAtRisk } from '../../../shared/answers/use-draft.ts';
import { useItemKeys } from '../../../shared/answers/use-item-keys.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptUnitView } from './attempt-unit-view.tsx';
import { HandInTestDialog } from './hand-in-test-dialog.tsx';
import { ReportUnitDialog } from './report-unit-dialog.tsx';
import { TimeOver } from './time-over.tsx';
import { getUnitDraft, toUnitDrafts, useAttemptDraft, type AttemptDraft } from './use-attempt-draft.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = {
  /** As it was when the page opened it. */
  attempt: Attempt;
  /** As the server has it now, and when the browser got it. */
  latest: Attempt;
  receivedAtMs: number;
  userId: string;
  /** The question that is shown, from 0. */
  index: number;
  onGo: (index: number) => void;
  /** Opens the newest answers; `beforeOpen` is called once they are loaded, and not if they cannot be. */
  onReload: (beforeOpen?: () => void) => void;
  /** Looks up what the server has now. */
  onRefresh: () => void;
};

/** A test that is under way: one question at a time, in any order. */
export function AttemptEditor(props: Props) {
  const { attempt, latest, receivedAtMs, userId, index, onGo, onReload, onRefresh } = props;
  const { items } = attempt;
  const draft = useAttemptDraft({ attempt, latest, userId, onRefresh });
  const { drafts, saver, saveState, isReadOnly } = draft;
  const [dialog, setDialog] = useState<OpenDialog>();
  const [reported, setReported] = useState(() =>
    items.flatMap(({ id, isReported }) => (isReported ? [id] : [])),
  );
  const secondsLeft = useSecondsLeft(latest.endsAt, { now: latest.now, receivedAtMs }, onRefresh);
  const isOver = secondsLeft === 0;
  const go = useCallback(
    (next: number) => onGo(Math.min(Math.max(next, 0), items.length - 1)),
    [onGo, items.length],
  );
  useUnsavedChanges(isAtRisk(saveState));
  useItemKeys({ items, drafts, index, onGo: go, onShowKeys: () => setDialog('keys') });
  const item = items[index];
  if (!item) return null;

  return (
    <AnswerServices>
      <Stack $gap={4}>
        <DraftNotices
          {...{ draft, items, onReload, onRefresh }}
          name="test"
          latest={{ version: latest.version, drafts: toUnitDrafts(latest.items) }}
          renderAnswers={(asked, { answers }) => <PartReaders item={asked} answers={answers} />}
          closedNotice={<EndedNotice onRefresh={onRefresh} />}
        />
        {isOver && <TimeOver saver={saver} onRefresh={onRefresh} />}
        <Row $justify="between">
          <ItemList items={items} drafts={drafts} index={index} onGo={go} />
          <Actions isReported={reported.includes(item.id)} onOpen={setDialog} />
        </Row>
        <AttemptUnitView
          item={item}
          count={items.length}
          draft={getUnitDraft(drafts, item.id)}
          isReadOnly={isReadOnly || isOver}
          onChange={draft.change}
        />
        <AttemptBar
          index={index}
          count={items.length}
          doneCount={countDone(items, drafts)}
          secondsLeft={secondsLeft}
          saveState={saveState}
          isReadOnly={isReadOnly || isOver}
          onGo={go}
          onHandIn={() => setDialog('hand-in')}
        />
      </Stack>
      <AttemptDialogs
        {...{ attempt, draft, secondsLeft, index, dialog, setDialog }}
        onGo={go}
        onReported={() => setReported((all) => [...all, item.id])}
      />
    </AnswerServices>
  );
}

type OpenDialog = 'hand-in' | 'report' | 'keys';
type ActionsProps = { isReported: boolean; onOpen: (dialog: OpenDialog) => void };

function Actions({ isReported, onOpen }: ActionsProps) {
  return (
    <Row $gap={2}>
      <Button size="compact" variant="quiet" onClick={() => onOpen('keys')}>
        Keys
      </Button>
      <Button size="compact" variant="quiet" disabled={isReported} onClick={() => onOpen('report')}>
        {isReported ? 'Reported' : 'Report'}
      </Button>
    </Row>
  );
}

type DialogsProps = Pick<Props, 'attempt' | 'index' | 'onGo'> & {
  draft: AttemptDraft;
  secondsLeft: number;
  dialog: OpenDialog | undefined;
  setDialog: (dialog: OpenDialog | undefined) => void;
  onReported: () => void;
};

/** The dialog that is open: the summary before the hand-in, the report of a question, or the keys. */
function AttemptDialogs(props: DialogsProps) {
  const { attempt, draft, secondsLeft, index, dialog, setDialog, onGo, onReported } = props;
  const close = () => setDialog(undefined);
  return (
    <>
      {dialog === 'hand-in' && (
        <HandInTestDialog
          {...{ attempt, secondsLeft, drafts: draft.drafts, saver: draft.saver }}
          onClose={close}
          onGo={(next) => {
            close();
            onGo(next);
          }}
        />
      )}
      {dialog === 'report' && (
        <ReportUnitDialog attemptId={attempt.id} number={index + 1} onClose={close} onReported={onReported} />
      )}
      <KeysDialog isOpen={dialog === 'keys'} items={attempt.items} onClose={close} />
    </>
  );
}

function EndedNotice({ onRefresh }: Pick<Props, 'onRefresh'>) {
  return (
    <Alert
      tone="danger"
      role="alert"
      title="This test has ended"
      action={<Button onClick={onRefresh}>See the result</Button>}
    >
      It was handed in on another page or device, or its time is over. What was saved until then counts.
    </Alert>
  );
}
