import { answerTicket, type TicketDetail } from '@platform/contracts';
import { Button, Row, SelectField, Text, TextArea } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ANSWER_TEXTS } from '../../content/answers.content.ts';
import { describeActionError } from '../../shared/review/decision/action-error.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { NewerMessages } from './ticket-messages.tsx';
import { useAdminAnswerTicketMutation } from './tickets-api.ts';
import { useReloadIfChanged } from './use-reload-if-changed.ts';

type Props = { record: TicketDetail; decision: DecisionControls };

/** Writes an answer below the conversation, which stays readable. It is sent to the member by email. */
export function AnswerComposer({ record, decision }: Props) {
  const { id, name, email, reference } = record;
  const greeting = `Hello ${name},\n\n`;
  const text = useRef<HTMLTextAreaElement>(null);
  const [answer] = useAdminAnswerTicketMutation();
  const reloadIfChanged = useReloadIfChanged();
  const form = useContractForm({
    endpoint: answerTicket,
    initialValues: { text: greeting },
    toBody: ({ text: written = '' }) => ({ text: written, messagesRead: record.messages.length }),
    submit: (body) =>
      decision.submit(
        () => reloadIfChanged(() => answer({ params: { id }, body }).unwrap()),
        { title: 'Answer sent', description: `The email to ${email} is in the outbox.` },
        { keepsText: true },
      ),
  });
  useEffect(() => {
    const { length } = text.current?.value ?? '';
    text.current?.focus();
    // What is typed at once belongs behind the greeting.
    text.current?.setSelectionRange(length, length);
  }, []);
  const leave = () => form.leave(decision.close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSending && event.key !== 'Escape') return;
    event.preventDefault();
    if (isSending) form.submit();
    else leave();
  };
  return (
    <ContractForm
      form={form}
      $gap={3}
      aria-label={`Answer ${reference}`}
      error={form.formError && describeActionError('answer the ticket', form.formError)}
      onKeyDown={onKeyDown}
    >
      <NewerMessages record={record} />
      <TextArea label="Answer" rows={6} {...form.field('text')} ref={text} />
      <InsertText area={text} onChange={(value) => form.setValue('text', value)} />
      <Row $gap={3} $justify="between">
        <Text as="span" $size={14} $tone="muted">
          Goes to <span translate="no">{email}</span> by email and cannot be recalled.
        </Text>
        <Row $gap={3}>
          <Button disabled={form.submitting} onClick={leave}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            busy={form.submitting}
            busyText="Sending..."
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            Send the answer
          </Button>
        </Row>
      </Row>
    </ContractForm>
  );
}

type InsertProps = { area: RefObject<HTMLTextAreaElement | null>; onChange: (value: string) => void };

/** Puts a text at the caret, or in place of what is selected; the caret is behind it then. */
function InsertText({ area: ref, onChange }: InsertProps) {
  const insert = (inserted = '') => {
    const area = ref.current;
    if (!area) return;
    const { selectionStart, selectionEnd, value } = area;
    const end = selectionStart + inserted.length;
    flushSync(() => onChange(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd)));
    area.focus();
    area.setSelectionRange(end, end);
  };
  return (
    <SelectField
      label="Insert a text"
      placeholder="Choose a text"
      options={ANSWER_TEXTS.map(({ label }) => ({ value: label, label }))}
      value=""
      onChange={({ target }) => insert(ANSWER_TEXTS.find(({ label }) => label === target.value)?.text)}
    />
  );
}
