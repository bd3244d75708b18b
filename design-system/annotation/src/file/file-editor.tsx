import { useId, useRef, useState, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import {
  AddIcon,
  Checkbox,
  FieldError,
  Hint,
  ProgressBar,
  RADIUS,
  RemoveIcon,
  space,
  Stack,
  Text,
  VisuallyHidden,
  WEIGHT,
} from '@platform/design-system';
import { FILE_STORAGE_SENTENCE, type FileDefinition } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import type { EditorProps } from '../part-props.ts';
import { SmallButton, SmallIconButton } from '../shared/small-button.ts';
import { Description, FileRow, Row } from './file-row.tsx';
import { LinkFields } from './link-fields.tsx';
import { acceptOf, labelsOf, MAX_SIZE, useUploads, type Upload } from './use-uploads.ts';

/** Takes files, which are uploaded as soon as they are chosen, and links to published work. */
export function FileEditor({ definition, answer, errors, onChange }: EditorProps<'file'>) {
  const { maxFiles, maxLinks, statement } = definition;
  const { uploads, announcement, choose, dismiss, cancel, describe } = useUploads({
    definition,
    answer,
    onChange,
  });
  const input = useRef<HTMLInputElement>(null);
  const error = errorAt(errors, 'files');
  const remove = (id: string) => onChange({ ...answer, files: answer.files.filter((other) => other !== id) });

  return (
    <Stack $gap={5}>
      {maxFiles > 0 && (
        <Stack $gap={3} data-path="files">
          <FileChooser
            {...{ definition, error, input }}
            isFull={answer.files.length >= maxFiles}
            onChoose={choose}
          />
          {answer.files.map((id) => (
            <FileRow key={id} id={id} file={describe(id)}>
              <SmallIconButton label={`Remove ${describe(id)?.name ?? 'file'}`} onClick={() => remove(id)}>
                <RemoveIcon size={18} />
              </SmallIconButton>
            </FileRow>
          ))}
          <UploadList
            uploads={uploads}
            onCancel={({ id, name }) => {
              cancel(id, name);
              input.current?.focus();
            }}
            onDismiss={({ id }) => {
              dismiss(id);
              input.current?.focus();
            }}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Stack>
      )}
      {maxLinks > 0 && (
        <Stack $gap={2}>
          <LinkFields
            links={answer.links}
            {...{ maxLinks, errors }}
            onChange={(links) => onChange({ ...answer, links })}
          />
          {errorAt(errors, 'links') && <Text $tone="danger">{errorAt(errors, 'links')}</Text>}
        </Stack>
      )}
      <Checkbox
        label={statement}
        checked={answer.confirmed}
        error={errorAt(errors, 'confirmed')}
        data-path="confirmed"
        onChange={({ target }) => onChange({ ...answer, confirmed: target.checked })}
      />
    </Stack>
  );
}

type ChooserProps = {
  definition: FileDefinition;
  isFull: boolean;
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (files: readonly File[]) => void;
};

/** Chooses files with the browser's own dialog, or takes those that are dropped on it. */
function FileChooser({ definition, isFull, error, input, onChoose }: ChooserProps) {
  const { types, minFiles, maxFiles } = definition;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const count = minFiles === maxFiles ? `${maxFiles}` : `${minFiles} to ${maxFiles}`;
  return (
    <DropArea
      data-over={isOver || undefined}
      data-invalid={error ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isFull) onChoose([...event.dataTransfer.files]);
      }}
    >
      <HiddenInput
        ref={input}
        id={id}
        type="file"
        multiple={maxFiles > 1}
        accept={acceptOf(types)}
        disabled={isFull}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again after an error.
          target.value = '';
        }}
      />
      <ChooseLabel htmlFor={id}>
        <AddIcon size={18} /> {maxFiles > 1 ? 'Choose files' : 'Choose a file'}
      </ChooseLabel>
      <Hint id={`${id}-hint`}>
        {isFull
          ? 'You have added all files. Remove one to add another.'
          : `Add ${count}: ${labelsOf(types)}, at most ${MAX_SIZE} each. You can also drop them here. ${FILE_STORAGE_SENTENCE}`}
      </Hint>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </DropArea>
  );
}

type UploadListProps = {
  uploads: readonly Upload[];
  onCancel: (upload: Upload) => void;
  onDismiss: (upload: Upload) => void;
};

function UploadList({ uploads, onCancel, onDismiss }: UploadListProps) {
  return uploads.map((upload) =>
    upload.error === undefined ? (
      <Row key={upload.id}>
        <Description>
          <span>{upload.name}</span>
          <Text $size={14} $tone="muted" $tabular>
            {describeProgress(upload.percent)}
          </Text>
          <ProgressBar label={`Upload of ${upload.name}`} value={upload.percent} max={100} tone="primary" />
        </Description>
        <SmallButton
          variant="quiet"
          aria-label={`Cancel the upload of ${upload.name}`}
          onClick={() => onCancel(upload)}
        >
          Cancel
        </SmallButton>
      </Row>
    ) : (
      <Row key={upload.id} role="alert">
        <Description>
          <span>{upload.name}</span>
          <Text $size={14} $tone="danger">
            {upload.error}
          </Text>
        </Description>
        <SmallButton variant="quiet" onClick={() => onDismiss(upload)}>
          Dismiss
        </SmallButton>
      </Row>
    ),
  );
}

/** The server looks at the content once it has everything. */
function describeProgress(percent: number): string {
  if (percent === 0) return 'Uploading...';
  return percent < 100 ? `Uploading: ${percent}%` : 'Checking the file...';
}

const DropArea = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px dashed var(--control);
  border-radius: ${RADIUS.control};

  &[data-over] {
    border-style: solid;
    background: var(--primary-soft);
  }

  &[data-invalid] {
    border-color: var(--danger);
  }
`;

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const HiddenInput = styled.input`
  ${hidden}
`;

const ChooseLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
  font-weight: ${WEIGHT.strong};
  cursor: pointer;

  ${HiddenInput}:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  ${HiddenInput}:disabled + & {
    background: var(--sunken);
    color: var(--muted);
    cursor: not-allowed;
  }
`;
