import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Heading, space, Stack } from '@platform/design-system';
import type { PartName } from '@platform/contracts';
import { KeyCap } from './key-cap.ts';
import { COMMON_KEYS, type KeyEntry, PART_KEYS } from './part-keys.ts';

type Props = {
  /** The types of the questions on the page. */
  types: readonly PartName[];
  /** Keys of the page itself, e.g. for the next item. */
  pageKeys?: readonly KeyEntry[];
};

/** The keys that the questions on the page know, as the content of a dialog. */
export function KeysSheet({ types, pageKeys = [] }: Props) {
  const groups = [
    { title: 'Everywhere', keys: [...pageKeys, ...COMMON_KEYS] },
    ...[...new Set(types)].map((type) => PART_KEYS[type]),
  ];
  return (
    <Stack $gap={5}>
      {groups
        .filter(({ keys }) => keys.length > 0)
        .map(({ title, keys }) => (
          <Stack key={title} as="section" $gap={2}>
            <Heading as="h3" $size={16}>
              {title}
            </Heading>
            <List>
              {keys.map(({ keys: names, action }) => (
                <div key={action}>
                  <dt>
                    {names.map((name, index) => (
                      <Fragment key={name}>
                        {index > 0 && (isRange(names) ? ' to ' : ' ')}
                        <KeyCap>{name}</KeyCap>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </List>
          </Stack>
        ))}
    </Stack>
  );
}

/** Whether two keys stand for those between them, as in `1 to 9`. */
function isRange(names: readonly string[]): boolean {
  return names.length === 2 && names.every((name) => /^\d$/.test(name));
}

const List = styled.dl`
  display: grid;
  gap: ${space(2)};

  > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) 5fr;
    align-items: baseline;
    gap: ${space(3)};
  }

  dd {
    min-width: 0;
  }
`;
