import { holdMinutes, shippingRules, shippingZones, weightSteps } from '@sirkito/commerce';

const centavos = (pesos: number) => pesos * 100;

/** Cash on delivery, in pesos: more for those whose e-mail address is known to be theirs. */
const codLimit = 50_000;
const codLimitUnverified = 15_000;

/** What the database prices and refuses by, in whole centavos. */
export const orderRules = {
  steps: weightSteps,
  zones: Object.fromEntries(
    shippingZones.map(({ id, fees, feePerExtraKg }) => [
      id,
      { fees: fees.map(centavos), extra: centavos(feePerExtraKg) },
    ]),
  ),
  volumeDivisor: shippingRules.volumeDivisor,
  bulkyFromMm: shippingRules.bulkyFromMm,
  bulkyFee: centavos(shippingRules.bulkyFee),
  freeFrom: centavos(shippingRules.freeFrom),
  holdMinutes,
  codLimit: centavos(codLimit),
  codLimitUnverified: centavos(codLimitUnverified),
};
