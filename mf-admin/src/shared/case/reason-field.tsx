import { Button, Row, Stack, TextArea } from '@platform/design-system';
import type { ChangeEventHandler } from 'react';
import type { PreparedReason } from '../../content/reasons.ts';

type Props = {
  /** Props of the form's field. */
  field: {
    readonly name: string;
    readonly value: string;
    readonly onChange: ChangeEventHandler<HTMLTextAreaElement>;
    readonly error: string | undefined;
  };
  setReason: (reason: string) => void;
  /** Reasons that come up again and again; one press writes them, and they can be changed then. */
  prepared: readonly PreparedReason[];
  hint?: string;
};

const FOR_THE_MEMBER = 'The member reads it word for word: what is wrong, and what to do next.';

/** The reason of a decision, in words for whoever reads it. */
export function ReasonField({ field, setReason, prepared, hint = FOR_THE_MEMBER }: Props) {
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
