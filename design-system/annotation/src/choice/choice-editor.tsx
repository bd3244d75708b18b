import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import {
  ChoiceInput,
  ChoiceLabel,
  FieldError,
  Hint,
  MEDIA,
  RADIUS,
  space,
  Stack,
  TextArea,
  textSize,
} from '@platform/design-system';
import { CHOICE_NOTE_MAX, type ChoiceDefinition } from '@platform/contracts';
import { describedBy } from '../answering/described-by.ts';
import { errorAt } from '../answering/errors.ts';
import { ControlKey } from '../keys/key-cap.ts';
import { numberKeyIndex, usePartKeys } from '../keys/use-part-keys.ts';
import { useGroupName } from '../part-context.ts';
import type { EditorProps } from '../part-props.ts';
import { cleanText } from '../shared/clean-text.ts';
import { SmallButton } from '../shared/small-button.ts';

/** Answers a choice by radio buttons or, if several options may be chosen, by checkboxes. */
export function ChoiceEditor({ definition, answer, errors, onChange }: EditorProps<'choice'>) {
  const { options, max, allowsCannotTell, prompt } = definition;
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const groupName = useGroupName(prompt);
  const error = errorAt(errors, 'selected') ?? errorAt(errors, 'cannotTell');
  const isFull = max > 1 && answer.selected.length >= max;

  const toggle = (id: string) => {
    const isChosen = answer.selected.includes(id);
    if (isFull && !isChosen) return;
    const isWanted = (other: string) =>
      other === id ? max === 1 || !isChosen : max > 1 && answer.selected.includes(other);
    // In the order of the options, so that equal answers are equal records.
    const selected = options.map((option) => option.id).filter(isWanted);
    onChange({ ...answer, selected, cannotTell: false });
  };
  const toggleCannotTell = () =>
    onChange({ ...answer, selected: [], cannotTell: max === 1 || !answer.cannotTell });

  usePartKeys((event) => {
    const index = event.key === '0' && !event.repeat ? options.length : numberKeyIndex(event);
    const input = index === undefined ? undefined : list.current?.querySelectorAll('input')[index];
    if (!input || (event.key !== '0' && (index ?? 0) >= options.length)) return;
    event.preventDefault();
    input.focus();
    // A chosen radio button stays chosen.
    if (input.type === 'checkbox' || !input.checked) input.click();
  });

  const row = { type: max === 1 ? 'radio' : 'checkbox', name, isInvalid: error !== undefined } as const;
  return (
    <Stack $gap={3}>
      <Group
        {...groupName}
        aria-describedby={describedBy({ [`${name}-hint`]: true, [`${name}-error`]: error })}
        data-path="selected"
      >
        <Hint id={`${name}-hint`}>{describeCount(definition)}</Hint>
        <Options ref={list} data-invalid={error ? '' : undefined}>
          {options.map(({ id, label, hint }, index) => (
            <OptionRow
              key={id}
              {...row}
              number={index < 9 ? index + 1 : undefined}
              label={label}
              hint={hint}
              checked={answer.selected.includes(id)}
              disabled={isFull && !answer.selected.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
          {allowsCannotTell && (
            <OptionRow
              {...row}
              number={0}
              label="Cannot tell"
              hint={null}
              checked={answer.cannotTell}
              disabled={false}
              onChange={toggleCannotTell}
            />
          )}
        </Options>
        {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      </Group>
      <Note
        note={answer.note}
        error={errorAt(errors, 'note')}
        onChange={(note) => onChange({ ...answer, note })}
      />
    </Stack>
  );
}

type RowProps = {
  type: 'radio' | 'checkbox';
  name: string;
  isInvalid: boolean;
  number: number | undefined;
  label: string;
  hint: string | null;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
};

function OptionRow({ number, label, hint, isInvalid, ...input }: RowProps) {
  return (
    <OptionLabel>
      <ChoiceInput {...input} aria-invalid={isInvalid || undefined} />
      <OptionText>
        {label}
        {hint !== null && <OptionHint>{hint}</OptionHint>}
      </OptionText>
      {number !== undefined && <ControlKey>{number}</ControlKey>}
    </OptionLabel>
  );
}

/** An optional note. It opens by a button, because most answers need none. */
function Note(props: { note: string; error: string | undefined; onChange: (note: string) => void }) {
  const { note, error, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const open = () => {
    flushSync(() => setIsOpen(true));
    field.current?.focus();
  };
  if (!isOpen && note === '' && !error) {
    return (
      <div>
        <SmallButton variant="quiet" onClick={open}>
          Add a note
        </SmallButton>
      </div>
    );
  }
  return (
    <TextArea
      label="Note"
      optional
      error={error}
      rows={2}
      value={note}
      maxLength={CHOICE_NOTE_MAX}
      data-path="note"
      ref={field}
      onChange={({ target }) => onChange(cleanText(target.value))}
    />
  );
}

function describeCount({ min, max }: Pick<ChoiceDefinition, 'min' | 'max'>): string {
  if (max === 1) return 'Choose one.';
  if (min === max) return `Choose ${max}.`;
  return min === 1 ? `Choose at most ${max}.` : `Choose ${min} to ${max}.`;
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1.5)};
`;

const Options = styled.div`
  border: 1px solid var(--control);
  border-radius: ${RADIUS.control};
  background: var(--surface);
  overflow: hidden;

  &[data-invalid] {
    border-color: var(--danger);
  }
`;

const OptionLabel = styled(ChoiceLabel)`
  padding-inline: ${space(3.5)};

  & + & {
    border-top: 1px solid var(--line);
  }

  &:has(:checked) {
    background: var(--primary-soft);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  ${MEDIA.phone} {
    padding-inline: ${space(3)};
  }
`;

const OptionText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const OptionHint = styled.span`
  ${textSize(14)}
  display: block;
  color: var(--muted);
`;
