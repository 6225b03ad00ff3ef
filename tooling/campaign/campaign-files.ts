/** The text of each file that a new campaign begins with. */

const page = (
  name: string,
) => `/** A promotion with receipts, open between the dates of the content. */
import { campaignPage } from '../../campaign-page.tsx';
import { ReceiptEntry } from '../../features/receipt/receipt-form.tsx';

export const { loader, meta, Component } = campaignPage({
  id: '${name}',
  ground: 'meadow',
  parts: (campaign, endsPage) => <ReceiptEntry campaign={campaign} endsPage={endsPage} />,
});
`;

const test = (
  name: string,
  title: string,
) => `import { aCampaign, aConfig, anEditorialPage, renderPage } from '@mall/testing';
import * as page from './page.tsx';

test('the page has the title of the content and the time of the campaign', async () => {
  const campaign = aCampaign({ id: '${name}' });
  const shown = await renderPage(page, {
    app: 'campaigns',
    path: '/${name}',
    data: {
      config: aConfig(),
      campaign,
      editorialPage: anEditorialPage({ id: '${name}', title: '${title}' }),
    },
  });
  shown.getByRole('heading', { level: 1, name: '${title}' });
  expect(shown.meta.structuredData).toContainEqual(
    expect.objectContaining({ startDate: campaign.from }),
  );
});
`;

const campaign = (
  name: string,
  title: string,
) => `# yaml-language-server: $schema=../schemas/campaign.json
# When the campaign runs, and its rules. Texts: pages/${name}.yaml. A change is an import, not a release.

id: ${name}
title: { hu: ${title}, en: ${title} }
from: "2099-01-01"
until: "2099-01-31"
call: ${name}
promotion:
  from: "2099-01-01"
  until: "2099-01-31"
  minimum: 10000
  codes: [EXAMPLE1, EXAMPLE2]
`;

const texts = (name: string, title: string) => `# yaml-language-server: $schema=../schemas/page.json
# The texts of the campaign ${name}; its dates and rules: campaigns/${name}.yaml.

id: ${name}
title: { hu: ${title}, en: ${title} }
lead:
  hu: Vásárolj, kérj kódot, töltsd fel a blokkot, és nyerj!
  en: Shop, ask for a code, upload the receipt and win!
description:
  hu: Vásárolj nálunk, kérj kódot az információs pultnál, töltsd fel a blokkod, és nyerj.
  en: Shop with us, ask for a code at the information desk, upload your receipt and win.
sections:
  - id: reszvetel
    heading: { hu: Így vehetsz részt, en: How to take part }
    html:
      hu: |-
        <ol>
        <li>Vásárolj bármelyik üzletünkben.</li>
        <li>Kérj kódot az információs pultnál.</li>
        <li>Töltsd fel itt a kódot és a blokk fotóját.</li>
        </ol>
      en: |-
        <ol>
        <li>Shop at any of our shops.</li>
        <li>Ask for a code at the information desk.</li>
        <li>Upload the code and a picture of the receipt here.</li>
        </ol>
`;

const MESSAGES = {
  hu: { eyebrow: 'Promóció', start: 'Így működik' },
  en: { eyebrow: 'Promotion', start: 'How it works' },
};

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Texts by their paths in the checkout. The campaign waits in 2099 for its dates. */
export function campaignFiles(name: string, title: string): Record<string, string> {
  const folder = `mf-campaigns/src/pages/${name}`;
  return {
    [`${folder}/page.tsx`]: page(name),
    [`${folder}/page.test.tsx`]: test(name, title),
    [`${folder}/messages/hu.json`]: json(MESSAGES.hu),
    [`${folder}/messages/en.json`]: json(MESSAGES.en),
    [`api/content/campaigns/${name}.yaml`]: campaign(name, title),
    [`api/content/pages/${name}.yaml`]: texts(name, title),
  };
}
