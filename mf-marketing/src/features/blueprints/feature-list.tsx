import { CheckIcon, space } from '@platform/design-system';
import { styled } from 'styled-components';

/** The features of a blueprint as a list with check marks. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <List role="list">
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon size={18} />
          {feature}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};

  > li {
    display: flex;
    gap: ${space(2)};
  }

  svg {
    margin-top: 0.1875rem;
    color: var(--primary);
  }
`;
