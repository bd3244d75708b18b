import { Button, RevealIcon, Row, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { ActionError } from '../decision/action-error.tsx';

type Props = {
  /** Names the masked data at the start of a sentence, e.g. "Personal data". */
  label: string;
  /** Completes "Reveal ..." on the button, e.g. "profile". */
  target: string;
  isRevealed: boolean;
  busy: boolean;
  error: unknown;
  onReveal: () => void;
  onHide: () => void;
};

/** Reveals masked data on demand. The API records each reveal in the audit log with the administrator's name. */
export function RevealControl({ label, target, isRevealed, busy, error, onReveal, onHide }: Props) {
  return (
    <>
      <Row $justify="between">
        <Notice $size={14} $tone="muted">
          {isRevealed
            ? `${label} revealed. This was recorded in the audit log under your name.`
            : `${label} masked. Each reveal is recorded in the audit log under your name.`}
        </Notice>
        {isRevealed ? (
          <Button size="compact" onClick={onHide}>
            Mask again
          </Button>
        ) : (
          <Button size="compact" busy={busy} onClick={onReveal}>
            {!busy && <RevealIcon size={16} />}
            Reveal {target}
          </Button>
        )}
      </Row>
      {Boolean(error) && <ActionError action={`reveal ${target}`} error={error} />}
    </>
  );
}

const Notice = styled(Text)`
  flex: 1 1 14rem;
`;
