import { Button, Row, Stack, TextArea } from '@platform/design-system';
import type { ChangeEventHandler } from 'react';
import type { PreparedReason } from '../../../content/reasons.ts';

type Props = {
  /** The props of the form field. */
  field: {
    readonly name: string;
    readonly value: string;
    readonly onChange: ChangeEventHandler<HTMLTextAreaElement>;
    readonly error: string | undefined;
  };
  setReason: (reason: string) => void;
  /** Common reasons. A click fills in the text, which can then be edited. */
  prepared: readonly PreparedReason[];
  hint?: string;
};

const MEMBER_HINT = 'The member reads this word for word. Say what is wrong and what to do next.';

/** A text area for the reason of a decision, with buttons for prepared reasons. */
export function ReasonField({ field, setReason, prepared, hint = MEMBER_HINT }: Props) {
  return (
    <Stack $gap={2}>
      <TextArea label="Reason" hint={hint} rows={4} {...field} />
      <Row $gap={2} role="group" aria-label="Prepared reasons">
        {prepared.map(({ label, reason }) => (
          <Button key={label} size="compact" onClick={() => setReason(reason)}>
            {label}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
