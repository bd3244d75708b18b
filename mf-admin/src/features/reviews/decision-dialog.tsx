import { Alert, Button, Row, Stack, TextArea } from '@platform/design-system';
import type { ContractFormModel } from '@platform/kit/forms';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PreparedReason } from '../../content/reasons.ts';
import { FormDialog, type FormDialogProps } from '../../shared/review/decision/form-dialog.tsx';
import type { ReviewModel } from './use-review-model.ts';

type Props = Pick<FormDialogProps, 'title' | 'description' | 'confirmText' | 'busyText' | 'action'> & {
  model: ReviewModel;
  form: ContractFormModel<{ text: string } & Record<string, string>>;
  tone?: FormDialogProps['tone'];
  label: string;
  hint: string;
  prepared: readonly PreparedReason[];
  /** What is missing; the decision cannot be sent while there is something. */
  problems?: readonly string[];
  /** Shown above the text. */
  children?: ReactNode;
};

/** Asks for the text of a decision about work. The draft keeps the text, so that closing the dialog loses nothing. */
export function DecisionDialog(props: Props) {
  const { model, form, tone = 'primary', label, hint, prepared, problems = [], children, ...dialog } = props;
  const field = form.field('text');
  const setText = (text: string) => {
    form.setValue('text', text);
    model.review.setText(text);
  };
  return (
    <FormDialog
      form={form}
      onClose={model.decision.close}
      width="wide"
      {...dialog}
      tone={tone}
      canSubmit={problems.length === 0}
    >
      <Problems problems={problems} />
      <ReleaseOffer model={model} code={form.formError?.code} />
      {children}
      <Stack $gap={2}>
        <TextArea
          label={label}
          hint={hint}
          rows={5}
          {...field}
          onChange={(event) => {
            field.onChange(event);
            model.review.setText(event.target.value);
          }}
        />
        <Row $gap={2} role="group" aria-label="Prepared texts">
          {prepared.map((each) => (
            <Button key={each.label} size="compact" onClick={() => setText(each.reason)}>
              {each.label}
            </Button>
          ))}
        </Row>
      </Stack>
    </FormDialog>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="locked" title="Something is missing">
      <ProblemList>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ProblemList>
    </Alert>
  );
}

/** After a rejection too many: offers to release the submission, so that another administrator can claim it. */
function ReleaseOffer({ model, code }: { model: ReviewModel; code: string | undefined }) {
  if (code !== 'rejection_limit_reached') return null;
  const { claim, decision } = model;
  return (
    <Alert
      title="After this many rejections, a second person reviews"
      action={
        <Button
          size="compact"
          onClick={() => {
            decision.close();
            claim.unclaim();
          }}
        >
          Release the submission
        </Button>
      }
    >
      Release it, and another administrator can claim it. You can still approve it or ask for changes.
    </Alert>
  );
}

const ProblemList = styled.ul`
  padding: 0;
  list-style: none;
`;
