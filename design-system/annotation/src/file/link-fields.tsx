import { styled } from 'styled-components';
import { AddIcon, RADIUS, RemoveIcon, SelectField, space, Stack, TextField } from '@platform/design-system';
import { LICENSES, type AnswerError, type WorkLink } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { SmallButton } from '../shared/small-button.ts';

type Props = {
  links: readonly WorkLink[];
  maxLinks: number;
  errors: readonly AnswerError[];
  onChange: (links: WorkLink[]) => void;
};

/** Links to published work, each with its title and its license. */
export function LinkFields({ links, maxLinks, errors, onChange }: Props) {
  const change = (index: number, link: Partial<WorkLink>) =>
    onChange(links.map((other, at) => (at === index ? { ...other, ...link } : other)));
  return (
    <Stack $gap={3} data-path="links">
      {links.map((link, index) => (
        <Group key={index} aria-label={`Link ${index + 1}`}>
          <TextField
            label="Link"
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={500}
            value={link.url}
            error={errorAt(errors, `links[${index}].url`)}
            data-path={`links[${index}].url`}
            onChange={({ target }) => change(index, { url: cleanLine(target.value) })}
          />
          <TextField
            label="Title"
            maxLength={150}
            value={link.title}
            error={errorAt(errors, `links[${index}].title`)}
            data-path={`links[${index}].title`}
            onChange={({ target }) => change(index, { title: cleanLine(target.value) })}
          />
          <SelectField
            label="License"
            options={LICENSES}
            value={link.license}
            data-path={`links[${index}].license`}
            onChange={({ target }) => {
              const license = LICENSES.find(({ value }) => value === target.value)?.value;
              if (license) change(index, { license });
            }}
          />
          <div>
            <SmallButton
              variant="quiet"
              onClick={() => onChange(links.filter((_, at) => at !== index))}
              aria-label={`Remove link ${index + 1}`}
            >
              <RemoveIcon size={18} /> Remove
            </SmallButton>
          </div>
        </Group>
      ))}
      {links.length < maxLinks && (
        <div>
          <SmallButton onClick={() => onChange([...links, { url: '', title: '', license: 'own' }])}>
            <AddIcon size={18} /> Add a link
          </SmallButton>
        </div>
      )}
    </Stack>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
`;
