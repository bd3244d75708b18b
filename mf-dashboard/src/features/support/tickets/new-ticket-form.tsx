import { openUserTicket } from '@platform/contracts';
import { Button, Row, TextArea, TextField } from '@platform/design-system';
import { paths, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useNavigate } from '@platform/kit/router';
import { useOpenUserTicketMutation } from './tickets-api.ts';

/** Writes a new message to support. `initialValues` is what is known about the subject already. */
export function NewTicketForm({ initialValues }: { initialValues: { subject: string; message: string } }) {
  const [open] = useOpenUserTicketMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const form = useContractForm({
    endpoint: openUserTicket,
    initialValues,
    submit: async (body) => {
      const { id, reference } = await open({ body }).unwrap();
      toast({
        title: 'Message sent',
        description: `Your reference is ${reference}. We answer here and by email.`,
        tone: 'success',
      });
      await navigate(paths.dashboard.ticket(id), { replace: true });
    },
  });
  return (
    <ContractForm form={form} errorTitle="Message not sent">
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea label="Message" rows={8} {...form.field('message')} />
      <Row>
        <Button type="submit" variant="primary" busy={form.submitting} busyText="Sending...">
          Send message
        </Button>
      </Row>
    </ContractForm>
  );
}
