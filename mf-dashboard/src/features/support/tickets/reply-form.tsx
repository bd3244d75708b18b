import { replyToTicket, type UserTicket } from '@platform/contracts';
import { Button, Row, Stack, Text, TextArea } from '@platform/design-system';
import { paths, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Link } from '@platform/kit/router';
import { useReplyToTicketMutation } from './tickets-api.ts';

/** Replies in a conversation. A closed one offers a new message instead, which takes over what was typed here. */
export function ReplyForm({ ticket: { id, status, subject, reference } }: { ticket: UserTicket }) {
  const [reply] = useReplyToTicketMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: replyToTicket,
    initialValues: { text: '' },
    // A new message takes over what was typed into a closed conversation.
    confirmLeave: status !== 'closed',
    submit: async (body) => {
      await reply({ params: { id }, body }).unwrap();
      form.reset();
      toast({ title: 'Reply sent', description: 'We answer here and by email.', tone: 'success' });
    },
  });
  if (status === 'closed') {
    return (
      <Stack $align="start">
        <Text $tone="muted">This conversation is closed. You can continue in a new message.</Text>
        <Button asChild>
          <Link to={paths.dashboard.newTicket({ subject, reference })} state={{ message: form.values.text }}>
            New message
          </Link>
        </Button>
      </Stack>
    );
  }
  return (
    <ContractForm form={form} errorTitle="Reply not sent">
      <TextArea label="Reply" rows={5} {...form.field('text')} />
      <Row>
        <Button type="submit" variant="primary" busy={form.submitting} busyText="Sending...">
          Send reply
        </Button>
      </Row>
    </ContractForm>
  );
}
