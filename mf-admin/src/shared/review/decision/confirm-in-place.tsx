import { Button, Row, Stack, Text } from '@platform/design-system';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useShortcutsEnabled } from '../../shortcuts/use-shortcuts.ts';
import { ActionError } from './action-error.tsx';
import { DecisionButton } from './decision-button.tsx';
import { useConfirmation } from './use-confirmation.ts';
import type { DecisionControls } from './use-decision.ts';

type Props = {
  decision: Pick<DecisionControls, 'close'>;
  title: string;
  /** Tells the administrator what the decision will do. */
  description: string;
  confirmText: string;
  busyText: string;
  /** The key of the decision: pressed again, it confirms. */
  shortcut: string;
  /** Completes "Failed to ..." in the error message. */
  action: string;
  /** Submits the decision, which can be undone. */
  submit: () => Promise<void>;
};

/** Leaves out the second click of a double click on the button that was in this place before. */
const once =
  (run: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) run();
  };

/** Asks for confirmation of a decision that can be undone, in the place of its buttons: the facts stay in view. */
export function ConfirmInPlace(props: Props) {
  const { decision, title, description, confirmText, busyText, shortcut, action, submit } = props;
  const { busy, error, confirm } = useConfirmation(submit);
  const descriptionId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const [areKeysOn] = useShortcutsEnabled();

  const onKeyDown = (event: KeyboardEvent) => {
    const isCancel = event.key === 'Escape';
    const isAgain = areKeysOn && event.key.toLowerCase() === shortcut && !event.repeat;
    if ((!isCancel && !isAgain) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (isCancel) decision.close();
    else confirm();
  };

  return (
    <Stack $gap={2} role="group" aria-label={title} aria-describedby={descriptionId} onKeyDown={onKeyDown}>
      <Text $size={14}>
        <strong>{title}</strong> <span id={descriptionId}>{description}</span>
      </Text>
      <Row>
        <Button onClick={once(decision.close)} disabled={busy}>
          Cancel
        </Button>
        <DecisionButton
          ref={button}
          kind="primary"
          shortcut={shortcut}
          aria-describedby={descriptionId}
          busy={busy}
          busyText={busyText}
          onClick={once(confirm)}
        >
          {confirmText}
        </DecisionButton>
      </Row>
      {Boolean(error) && <ActionError action={action} error={error} />}
    </Stack>
  );
}
