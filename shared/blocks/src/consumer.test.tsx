/**
 * A page as a remote in another repository has written it against version 6 of the packages. What changes
 * it breaks such remotes, and needs the next major version (decision 0027).
 */
import type { EditorialPage } from '@mall/contracts';
import { form as deletion } from '@mall/contracts/forms/account-deletion';
import {
  type LoaderArgs,
  localStore,
  type MetaArgs,
  PageLink,
  type PageMeta,
  track,
  useApiData,
  useDialogs,
  useNow,
  usePageParams,
  usePageQuery,
  useQueryChange,
  useShellContext,
} from '@mall/runtime';
import { Slot } from '@mall/runtime/slot';
import { aConfig, aMovie, anEditorialPage, renderPage } from '@mall/testing';
import {
  Button,
  buttonClass,
  Card,
  CardBody,
  CardMedia,
  CardTitle,
  EmptyState,
  formatDay,
  Icon,
  PageHeader,
  Picture,
  Section,
  Tag,
  Wrapper,
} from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { Dialog } from '@mall/ui/dialog';
import { TextField } from '@mall/ui/form';
import {
  Breadcrumbs,
  breadcrumbList,
  EditorialBody,
  Form,
  fieldErrors,
  limitDescription,
  OpenStatus,
  SubmitButton,
  useForm,
} from './index.ts';

interface Head {
  page: EditorialPage;
  validUntil: number;
}

const CINEMA = { slug: 'cinema' };

async function loader({ load, params: { slug = '' } }: LoaderArgs): Promise<Head> {
  const [page] = await Promise.all([
    load('editorialPage', CINEMA),
    load('movie', { slug }),
    load('config'),
  ]);
  return { page, validUntil: Date.now() };
}

function meta({ data: { page }, ...args }: MetaArgs<Head>): PageMeta {
  return {
    title: page.title,
    description: limitDescription(page.title),
    structuredData: [
      { '@type': 'WebPage', url: args.origin + args.pathTo('movie', { slug: 'a' }) },
      breadcrumbList(args, page.title, [{ route: 'cinema', label: 'Cinema' }]),
    ],
  };
}

function DeletionForm() {
  const { language } = useShellContext();
  const form = useForm(deletion, {
    hash: 'deletion',
    errors: fieldErrors(deletion, language),
    outcomes: {
      sent: { type: 'success', headline: 'Sent', text: 'Look at your mail.' },
      expired: { type: 'error', headline: 'Expired', text: 'Ask again.' },
    },
  });
  return (
    <Form form={form}>
      <TextField label="E-mail" type="email" {...form.field('email')} />
      <SubmitButton form={form}>Delete</SubmitButton>
    </Form>
  );
}

function MovieCard() {
  const { slug = '' } = usePageParams();
  const { language } = useShellContext();
  const movie = useApiData('movie', { slug });
  return (
    <Card>
      <CardMedia>
        <Picture image={movie.poster} alt="" ratio="2:3" />
      </CardMedia>
      <CardBody>
        <CardTitle>
          <PageLink to="movie" params={{ slug }} className={buttonClass('quiet', 'small')}>
            {movie.name}
          </PageLink>
        </CardTitle>
        <Tag>{formatDay('2026-12-24', language, 'weekday')}</Tag>
      </CardBody>
    </Card>
  );
}

function Component() {
  const { hasRoute } = useShellContext();
  const { contact } = useApiData('config');
  const { title, sections } = useApiData('editorialPage', CINEMA);
  const query = usePageQuery();
  const change = useQueryChange();
  const { showMessage } = useDialogs();
  const begin = () => {
    track({ event: 'Lead', category: 'BookMovie', label: 'Movie' });
    showMessage({ type: 'simple', headline: contact.email });
  };
  return (
    <>
      <PageHeader title={title} breadcrumbs={<Breadcrumbs steps={[]} current={title} />} />
      <Wrapper>
        <Section heading={`Day ${query.get('nap')} ${useNow() > 0 ? localStore.get('x') : ''}`}>
          <CardGrid>
            <MovieCard />
          </CardGrid>
          <Button onClick={begin}>
            <Icon name="star" /> Begin
          </Button>
        </Section>
        {hasRoute('shops') ? <PageLink to="shops">Shops</PageLink> : null}
        <OpenStatus isOpen text="Open until 8 pm" />
        <EmptyState title="Nothing" action={<DeletionForm />} />
        <Dialog open={false} title={title} closeLabel="Close" onClose={() => change({ nap: '' })} />
        <Slot name="featured-movies" />
      </Wrapper>
      <EditorialBody sections={sections} />
    </>
  );
}

test('it is rendered', async () => {
  const movie = aMovie({ id: 'a-film' });
  const shown = await renderPage(
    { loader, meta, Component },
    {
      app: 'cinema',
      path: '/mozi/a-film',
      data: { movie, config: aConfig(), editorialPage: anEditorialPage({ title: 'Mozi' }) },
    },
  );
  shown.getByRole('heading', { level: 1, name: 'Mozi' });
  shown.getByRole('link', { name: movie.name });
  await shown.user.click(shown.getByRole('button', { name: 'Begin' }));
  expect(shown.dialogs.showMessage).toHaveBeenCalled();
});
