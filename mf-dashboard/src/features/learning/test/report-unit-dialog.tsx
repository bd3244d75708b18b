import { reportUnit, UNIT_REPORT_REASONS, type ReportUnitBody } from '@platform/contracts';
import { Button, RadioGroup, Stack, TextArea } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { UNIT_REPORT_REASON_LABELS } from '../../../content/learning.content.ts';
import { useReportUnitMutation } from '../attempts-api.ts';

type Props = { attemptId: string; number: number; onClose: () => void; onReported: () => void };

/** Reports a question of a test. The member answers it all the same. */
export function ReportUnitDialog({ attemptId: id, number, onClose, onReported }: Props) {
  const formId = useId();
  const [report] = useReportUnitMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: reportUnit,
    initialValues: { reason: '', text: '' },
    toBody: ({ reason, text = '' }) => ({ number, reason, text }) as ReportUnitBody,
    submit: async (body) => {
      await report({ params: { id }, body }).unwrap();
      toast({
        title: 'Question reported',
        description: 'A person looks at it, and you read the answer in your notices.',
        tone: 'success',
      });
      onReported();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && form.leave(onClose)}
      title={`Report question ${number}`}
      description="Answer it as well as you can. If your report is accepted, it counts as right for everyone who had it."
      footer={
        <>
          <Button onClick={() => form.leave(onClose)}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={form.submitting}
            busyText="Reporting..."
          >
            Report
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} errorTitle="Not reported">
        <Stack>
          <RadioGroup
            label="What is wrong?"
            options={UNIT_REPORT_REASONS.map((reason) => ({
              value: reason,
              label: UNIT_REPORT_REASON_LABELS[reason],
            }))}
            {...form.field('reason')}
          />
          <TextArea label="What should we know?" optional rows={4} {...form.field('text')} />
        </Stack>
      </ContractForm>
    </Dialog>
  );
}
