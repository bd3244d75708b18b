import { Button, DisclosureList, ForwardIcon, Heading, MEDIA, space } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { HOME_FAQ } from '../../content/faq.content.ts';
import { FaqStructuredData } from '../../shared/faq-structured-data.tsx';
import { FAQ_TITLE } from '../../content/home.content.ts';
import { useIsMember } from '../../shared/use-sign-up-action.ts';

/** Five questions, one open at a time. */
export function HomeFaq() {
  const isMember = useIsMember();
  return (
    <Columns>
      <FaqStructuredData items={HOME_FAQ} />
      <Intro>
        <Heading id="faq-title">{isMember ? FAQ_TITLE.member : FAQ_TITLE.guest}</Heading>
        <Button variant="quiet" asChild>
          <Link to={paths.faq()}>
            All questions
            <ForwardIcon size={18} />
          </Link>
        </Button>
      </Intro>
      <DisclosureList
        items={HOME_FAQ.map(({ question, answer }) => ({ summary: question, content: answer }))}
      />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr);
    gap: ${space(12)};
  }
`;

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};

  > :last-child {
    margin-left: -${space(5)};
  }
`;
