import { useState } from 'react';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { idsWithin, placeOf, recordsAt } from '../content/places.ts';
import { text } from '../language/text.ts';
import { CollectionPanel } from '../panels/collection-panel.tsx';
import type { ScreenPanelProps } from '../screens/rows.ts';
import { ChooseFirst, Chooser, MainServicePanels, useMainService } from './main-service.tsx';

const mainServices = placeOf('services.services');
const primaryServices = placeOf('services.services.primaryServices');
const secondaryServices = placeOf(
  'services.services.primaryServices.secondaryServices',
) as Place<Collection>;

export default function SecondaryServices({ screen, answer }: ScreenPanelProps) {
  const { services, service, choose } = useMainService(answer);
  const primaries = service ? recordsAt(primaryServices, service) : [];
  const [primaryId, setPrimaryId] = useState('');
  const primary = primaries.find(({ _id }) => _id === primaryId) ?? primaries[0];
  const ids = idsWithin(
    primaryServices,
    idsWithin(mainServices, {}, String(service?._id)),
    String(primary?._id),
  );
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        <Chooser
          label={text.services.mainService}
          records={services}
          chosen={service}
          kind={mainServices.kind}
          onChoose={choose}
        />
        <Chooser
          label={text.services.primaryService}
          records={primaries}
          chosen={primary}
          kind={primaryServices.kind}
          onChoose={setPrimaryId}
        />
      </div>
      {!service && <ChooseFirst what="chooseMain" />}
      {service && !primary && <ChooseFirst what="choosePrimary" />}
      {service && primary && (
        <CollectionPanel
          key={String(primary._id)}
          place={secondaryServices}
          ids={ids}
          answer={primary}
          about={screen.about}
        />
      )}
      {service && <MainServicePanels service={service} kinds={screen.kinds} />}
    </>
  );
}
