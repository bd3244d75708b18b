import { useLayoutEffect, useRef } from 'react';
import { Checkbox, Heading, Row, Stack, Text, TextArea } from '@platform/design-system';
import { ANSWER_TEXT_MAX, checkPrompt, type PromptAnswer } from '@platform/contracts';
import { useAnnotationServices } from '../annotation-services.tsx';
import { errorAt } from '../answering/errors.ts';
import type { EditorProps } from '../part-props.ts';
import { cleanText } from '../shared/clean-text.ts';
import { SmallButton } from '../shared/small-button.ts';
import { FIELD_LABELS, type FieldName } from './field-labels.ts';
import { CheckList } from '../text-checks/check-list.tsx';

/** The messages of a prompt, with buttons for its variables, its rules and a checklist. */
export function PromptEditor({ definition, answer, errors, onChange }: EditorProps<'prompt'>) {
  const { fields, variables, checklist } = definition;
  const text = fields.map((name) => answer[name]).join('\n');
  const toggle = (id: string) => {
    const isChecked = answer.checked.includes(id);
    // In the order of the list, so that equal answers are equal records.
    const wanted = checklist.filter((point) =>
      point.id === id ? !isChecked : answer.checked.includes(point.id),
    );
    onChange({ ...answer, checked: wanted.map((point) => point.id) });
  };
  return (
    <Stack $gap={5}>
      {fields.map((name) => (
        <MessageField key={name} {...{ name, answer, variables, onChange }} error={errorAt(errors, name)} />
      ))}
      <CheckList text={text.trim()} checks={checkPrompt(definition, answer)} />
      {checklist.length > 0 && (
        <Stack role="group" $gap={1} aria-label="Checklist" data-path="checked">
          <Heading as="h4" $size={16}>
            Checklist
          </Heading>
          {checklist.map(({ id, label, hint }) => (
            <Checkbox
              key={id}
              label={label}
              hint={hint}
              checked={answer.checked.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
          {errorAt(errors, 'checked') && <Text $tone="danger">{errorAt(errors, 'checked')}</Text>}
        </Stack>
      )}
    </Stack>
  );
}

type FieldProps = {
  name: FieldName;
  answer: PromptAnswer;
  variables: readonly string[];
  error: string | undefined;
  onChange: (answer: PromptAnswer) => void;
};

function MessageField({ name, answer, variables, error, onChange }: FieldProps) {
  const { onInsert } = useAnnotationServices();
  const field = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number>(undefined);
  const value = answer[name];

  // The cursor goes behind what was inserted, once the field shows it.
  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });

  const insert = (variable: string) => {
    const [from, to] = [
      field.current?.selectionStart ?? value.length,
      field.current?.selectionEnd ?? value.length,
    ];
    const inserted = `{${variable}}`;
    const next = value.slice(0, from) + inserted + value.slice(to);
    if (next.length > ANSWER_TEXT_MAX) return;
    cursor.current = from + inserted.length;
    onInsert(inserted.length);
    onChange({ ...answer, [name]: next });
  };

  return (
    <Stack $gap={2}>
      <TextArea
        ref={field}
        label={FIELD_LABELS[name]}
        rows={name === 'system' ? 5 : 8}
        value={value}
        maxLength={ANSWER_TEXT_MAX}
        error={error}
        data-path={name}
        onChange={({ target }) => onChange({ ...answer, [name]: cleanText(target.value) })}
      />
      {variables.length > 0 && (
        <Row
          role="group"
          aria-label={`Insert a variable into the ${FIELD_LABELS[name].toLowerCase()}`}
          $gap={2}
        >
          {variables.map((variable) => (
            <SmallButton key={variable} onClick={() => insert(variable)}>
              {`{${variable}}`}
            </SmallButton>
          ))}
        </Row>
      )}
    </Stack>
  );
}
