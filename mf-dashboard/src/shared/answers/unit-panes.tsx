import { MaterialView } from '@platform/annotation';
import type { MaterialBlock } from '@platform/contracts';
import { MEDIA, space, Surface } from '@platform/design-system';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  /** Identifies the question: with another one, an enlarged picture is closed. */
  id: string;
  material: readonly MaterialBlock[];
  children: ReactNode;
};

/** A short question: its material beside what is asked, and above it on narrow screens. */
export function UnitPanes({ id, material, children }: Props) {
  return (
    <Panes data-single={material.length === 0 || undefined}>
      {material.length > 0 && (
        <Surface>
          <Material key={id} material={material} level={2} />
        </Surface>
      )}
      <Surface>{children}</Surface>
    </Panes>
  );
}

/** It does not change while the member answers. */
const Material = memo(MaterialView);

const Panes = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    &[data-single] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
