import { Heading, MEDIA, space, DividedRow, Text, UnbrokenRanges } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { POLICIES } from '../../content/faq.content.ts';

/** Summary of the policies, with links to the full texts. */
export function Policies() {
  return (
    <Columns>
      <Intro>
        <Heading id="policies-title">{POLICIES.title}</Heading>
        <Text $tone="muted">
          Read the full <Link to={paths.terms()}>Terms of Service</Link> and{' '}
          <Link to={paths.privacy()}>Privacy Policy</Link>.
        </Text>
      </Intro>
      <Rules>
        {POLICIES.items.map(({ term, text }) => (
          <div key={term}>
            <Heading as="h3" $size={16}>
              {term}
            </Heading>
            <Text $tone="muted">
              <UnbrokenRanges>{text}</UnbrokenRanges>
            </Text>
          </div>
        ))}
      </Rules>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    gap: ${space(12)};
  }
`;

const Rules = styled(DividedRow)`
  > * {
    flex-basis: 18rem;
  }

  /* Two a row below the title, the first of them flush with it. */
  ${MEDIA.tablet} {
    > * {
      flex-basis: 40%;
    }

    > :nth-child(odd) {
      padding-left: 0;
    }
  }

  ${MEDIA.phone} {
    > * {
      padding-inline: 0;
    }
  }
`;

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
