import { addCaseNote, CASE_NOTES_MAX, type CaseDetail } from '@platform/contracts';
import { Button, DateTime, RowItem, RowList, Stack, Text, TextArea } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { styled } from 'styled-components';
import { describeActionError } from '../decision/action-error.tsx';
import { UNREADABLE } from '../record/unreadable-notice.tsx';
import { useAdminAddCaseNoteMutation } from './cases-api.ts';

/** The notes about a case, oldest first, and a form for another one. */
export function CaseNotes({ kind, id, notes }: Pick<CaseDetail, 'kind' | 'id' | 'notes'>) {
  return (
    <Stack $gap={3}>
      <Text $size={14} $tone="muted">
        Only administrators read them. A note cannot be changed or removed.
      </Text>
      {notes.length > 0 && (
        <RowList>
          {notes.map((note) => (
            <RowItem key={note.id} $padding={0}>
              <Stack $gap={1}>
                <Text $size={14} $tone="muted">
                  <strong>{note.by}</strong>, <DateTime at={note.at} showTime />
                </Text>
                <NoteText>{note.text ?? UNREADABLE}</NoteText>
              </Stack>
            </RowItem>
          ))}
        </RowList>
      )}
      {notes.length < CASE_NOTES_MAX && <NoteForm kind={kind} id={id} />}
    </Stack>
  );
}

function NoteForm({ kind, id }: Pick<CaseDetail, 'kind' | 'id'>) {
  const [addNote] = useAdminAddCaseNoteMutation();
  const form = useContractForm({
    endpoint: addCaseNote,
    initialValues: { text: '' },
    submit: async (body) => {
      await addNote({ params: { kind, id }, body }).unwrap();
      form.reset();
    },
  });
  return (
    <ContractForm form={form} error={form.formError && describeActionError('add the note', form.formError)}>
      <Stack $gap={3}>
        <TextArea label="New note" rows={3} {...form.field('text')} />
        <div>
          <Button type="submit" size="compact" busy={form.submitting} busyText="Adding...">
            Add the note
          </Button>
        </div>
      </Stack>
    </ContractForm>
  );
}

const NoteText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
