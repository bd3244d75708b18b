import { APPEAL_SENTENCE, appealRejection, type Submission } from '@platform/contracts';
import { Button, DateTime, Panel, Row, Text, TextArea } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { styled } from 'styled-components';
import { useAppealRejectionMutation } from '../submissions-api.ts';

/** The appeal that was written, or the form for it while an appeal is possible. */
export function AppealPanel({ submission }: { submission: Submission }) {
  const { appeal, appealUntil, state } = submission;
  if (appeal)
    return (
      <Panel title="Your appeal">
        <Text $size={14} $tone="muted">
          <DateTime at={appeal.at} showTime />
        </Text>
        <PlainText>{appeal.text}</PlainText>
      </Panel>
    );
  if (state !== 'rejected' || appealUntil === null) return null;
  return <AppealForm id={submission.id} until={appealUntil} />;
}

function AppealForm({ id, until }: { id: string; until: string }) {
  const [appeal] = useAppealRejectionMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: appealRejection,
    initialValues: { text: '' },
    submit: async (body) => {
      await appeal({ params: { id }, body }).unwrap();
      toast({ title: 'Appeal sent', description: 'We tell you what was decided.', tone: 'success' });
    },
  });
  return (
    <Panel title="Appeal">
      <Text>
        You can appeal once, until <DateTime at={until} showTime />. {APPEAL_SENTENCE}
      </Text>
      <ContractForm form={form} errorTitle="Appeal not sent">
        <TextArea label="Why is the decision wrong?" rows={5} {...form.field('text')} />
        <Row>
          <Button type="submit" variant="primary" busy={form.submitting} busyText="Sending...">
            Send appeal
          </Button>
        </Row>
      </ContractForm>
    </Panel>
  );
}

const PlainText = styled(Text)`
  white-space: pre-line;
`;
