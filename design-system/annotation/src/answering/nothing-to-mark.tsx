import { Checkbox } from '@platform/design-system';
import { errorAt } from './errors.ts';
import type { EditorProps } from '../part-props.ts';

type Props = Pick<EditorProps<'boxes'>, 'errors'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The answer that a picture or a text has nothing to mark. Shown only while nothing is marked. */
export function NothingToMark({ checked, errors, onChange }: Props) {
  return (
    <Checkbox
      label="There is nothing to mark"
      checked={checked}
      error={errorAt(errors, 'nothingToMark')}
      data-path="nothingToMark"
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
