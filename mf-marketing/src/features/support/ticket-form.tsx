import { openTicket } from '@platform/contracts';
import { Button, Text, TextArea, TextField } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { TICKET_SENT } from '../../content/support.content.ts';
import { FormSuccess } from '../../shared/form-success.tsx';
import { useSendTicketMutation } from './support-api.ts';

/** Form for a message to support. After submission, the ticket's reference replaces the form. */
export function TicketForm() {
  const [sendTicket] = useSendTicketMutation();
  const [reference, setReference] = useState<string>();

  const form = useContractForm({
    endpoint: openTicket,
    initialValues: { name: '', email: '', subject: '', message: '' },
    submit: async (body) => setReference((await sendTicket({ body }).unwrap()).reference),
  });

  if (reference !== undefined) {
    const startOver = () => {
      form.reset();
      setReference(undefined);
    };
    return (
      <FormSuccess
        title={TICKET_SENT.title}
        text={TICKET_SENT.text}
        action={<Button onClick={startOver}>Write another message</Button>}
      >
        <Text>
          Reference <strong translate="no">{reference}</strong>
        </Text>
      </FormSuccess>
    );
  }
  return (
    <ContractForm form={form}>
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea label="Message" rows={7} {...form.field('message')} />
      <div>
        <Button type="submit" variant="primary" busy={form.submitting} busyText="Sending...">
          Send message
        </Button>
      </div>
    </ContractForm>
  );
}
