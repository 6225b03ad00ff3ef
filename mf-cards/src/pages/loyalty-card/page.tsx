/** `/my{product}-kartya`: benefits and shops of the loyalty card, its form, and the older family card. */
import {
  EditorialBody,
  type EditorialBodyProps,
  editorialPage,
  SectionNavigation,
} from '@mall/blocks';
import type { EditorialSection } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData } from '@mall/runtime';
import { Section } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { RichText } from '@mall/ui/rich-text';
import { CardBody, CardCover, ShopsSection } from '../../card-page.tsx';
import { FamilyForm } from '../../features/card-request/family-form.tsx';
import { LOYALTY_FORM, LoyaltyForm } from '../../features/card-request/loyalty-form.tsx';
import { cardShopsParams } from '../../features/card-shops/card-shops.tsx';
import { FormColumns, SideSections } from '../../form-layout.tsx';

const SLUG = 'loyalty-card';

/** Sections of the content that have their own place on the page, by their ids. */
const BEFORE_THE_FORM = ['elonyok', 'lepesek'];
const RULES = 'szabalyok';
const SHOPS = 'elfogadohelyek';
const FAMILY = 'csaladi-kartya';

function Family({ section: { id, heading, html, facts } }: { section: EditorialSection }) {
  return (
    <Section id={id} heading={heading}>
      <FormColumns form={<FamilyForm />}>
        {html ? <RichText html={html} /> : null}
        {facts?.length ? <FactList facts={facts} /> : null}
      </FormColumns>
    </Section>
  );
}

function Body({ sections }: EditorialBodyProps) {
  const t = useMessages('cards');
  const { images } = useApiData('editorialPage', { slug: SLUG });
  const before = sections.filter(({ id }) => BEFORE_THE_FORM.includes(id));
  const rules = sections.filter(({ id }) => id === RULES);
  const shops = sections.find(({ id }) => id === SHOPS);
  const family = sections.find(({ id }) => id === FAMILY);
  const rest = sections.filter((one) => ![...before, ...rules, shops, family].includes(one));
  const form = { id: LOYALTY_FORM, heading: t('card-request.loyalty.heading') };
  return (
    <>
      <SectionNavigation sections={[form, ...sections.filter((one) => !before.includes(one))]} />
      <CardBody>
        <FormColumns form={<LoyaltyForm />} after={<SideSections sections={rules} />}>
          <CardCover images={images} wideOnly />
          <SideSections sections={before} />
        </FormColumns>
      </CardBody>
      <ShopsSection section={shops} service="loyalty-card" />
      {rest.length > 0 ? <EditorialBody sections={rest} /> : null}
      {family ? <Family section={family} /> : null}
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: SLUG,
  compact: true,
  facts: ({ load }) =>
    Promise.all([load('config'), load('shopList', cardShopsParams('loyalty-card'))]),
  Body,
});
