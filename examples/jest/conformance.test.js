// Tests a wiki against the specification: one test per scenario. Here it is the fake; for a live wiki, give its address.
const { describeConformance, emulatorInProcess } = require('wikidouble/conformance');

describeConformance(emulatorInProcess({ release: '1.39' }), { only: ['4.2'] });
