import { Link } from 'react-router-dom';
import { placePaths } from '@/domain/places';
import { ALL_KINDS } from '@/domain/recordKinds';
import { Card, Stack, Text } from '@/shared/ui/layout';

/** Invoice types that have a due date. */
const PAYABLE = ALL_KINDS.filter(({ paths, hasQueries }) => hasQueries && paths.create !== null);

/** Links to overdue invoices by type. */
const OVERDUE = PAYABLE.map(({ plural, paths }) => ({ label: plural, to: `${paths.list}?f.paymentState=Overdue` }));

/** Frequent questions with links to the answers in the portal. */
const QUESTIONS = [
  { question: 'When is my invoice paid? Its page says so; overdue are these:', links: OVERDUE },
  {
    question: 'Why did an invoice come back to me, and what has to be corrected?',
    links: [{ label: 'Sent-Back Invoices', to: placePaths.sentBack }],
  },
  {
    question: 'Somebody asks about an invoice: where do I answer?',
    links: [{ label: 'Query Response', to: placePaths.queryResponse }],
  },
] as const;

/** Answers that need no e-mail. */
export function AnswersHere() {
  return (
    <Card as="section" pad={6} aria-labelledby="answers-here">
      <Text as="h2" below={5} id="answers-here">
        Answers in the portal
      </Text>
      <Stack as="dl" gap={3}>
        {QUESTIONS.map(({ question, links }) => (
          <div key={question}>
            <Text as="dt" tone="soft">
              {question}
            </Text>
            <Text as="dd">
              {links.map(({ label, to }, index) => (
                <span key={to}>
                  {index > 0 && ', '}
                  <Link to={to}>{label}</Link>
                </span>
              ))}
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
