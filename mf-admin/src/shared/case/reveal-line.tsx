import { Button, RevealIcon, Row, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { Refusal } from './refusal.tsx';

type Props = {
  /** What is masked ('Personal data'), and what the button reveals ('papers'). */
  what: string;
  action: string;
  revealed: boolean;
  busy: boolean;
  error: unknown;
  reveal: () => void;
  hide: () => void;
};

/** Says that something is masked, and shows it on demand. Each time is written down with the administrator's name. */
export function RevealLine({ what, action, revealed, busy, error, reveal, hide }: Props) {
  return (
    <>
      <Row $justify="between">
        <Words $size={14} $tone="muted">
          {revealed
            ? `${what} in clear. This was written to the audit log with your name.`
            : `${what} masked. Each reveal is written to the audit log with your name.`}
        </Words>
        {revealed ? (
          <Button size="compact" onClick={hide}>
            Mask again
          </Button>
        ) : (
          <Button size="compact" busy={busy} onClick={reveal}>
            {!busy && <RevealIcon size={16} />}
            Reveal {action}
          </Button>
        )}
      </Row>
      {Boolean(error) && <Refusal action={`reveal ${action}`} error={error} />}
    </>
  );
}

const Words = styled(Text)`
  flex: 1 1 14rem;
`;
