import { text } from '../language/text.ts';
import type { ScreenPanelProps } from '../screens/rows.ts';
import { ChooseFirst, Chooser, MainServicePanels, useMainService } from './main-service.tsx';

export default function PrimaryServices({ screen, answer }: ScreenPanelProps) {
  const { services, service, choose } = useMainService(answer);
  return (
    <>
      <Chooser
        label={text.services.mainService}
        records={services}
        chosen={service}
        kind="services.services"
        onChoose={choose}
      />
      {service ? (
        <MainServicePanels service={service} kinds={screen.kinds} />
      ) : (
        <ChooseFirst what="chooseMain" />
      )}
    </>
  );
}
