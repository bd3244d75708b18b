import { openTicket } from '@platform/contracts';
import { Button, Stack, Text, TextArea, TextField } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { TICKET_SENT } from '../../content/support.content.ts';
import { Done } from '../../shared/done.tsx';
import { FormRefusal } from '../../shared/form-refusal.tsx';
import { useSendTicketMutation } from './support-api.ts';

/** A message to support; once it is stored, its reference takes the form's place. */
export function TicketForm() {
  const [sendTicket] = useSendTicketMutation();
  const [reference, setReference] = useState<string>();

  const form = useContractForm({
    endpoint: openTicket,
    initialValues: { name: '', email: '', subject: '', message: '' },
    submit: async (body) => setReference((await sendTicket({ body }).unwrap()).reference),
  });

  if (reference !== undefined) {
    const again = () => {
      form.reset();
      setReference(undefined);
    };
    return (
      <Done
        title={TICKET_SENT.title}
        text={TICKET_SENT.text}
        action={<Button onClick={again}>Write another message</Button>}
      >
        <Text>
          Reference <strong>{reference}</strong>
        </Text>
      </Done>
    );
  }
  return (
    <Stack as={ContractForm} form={form}>
      <FormRefusal error={form.error} />
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <TextField label="Subject" {...form.field('subject')} />
      <TextArea label="Message" rows={7} {...form.field('message')} />
      <div>
        <Button type="submit" variant="primary" busy={form.submitting} busyText="Sending...">
          Send message
        </Button>
      </div>
    </Stack>
  );
}
