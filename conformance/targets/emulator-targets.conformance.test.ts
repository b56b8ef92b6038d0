import { describeConformance } from '..';
import { emulatorInProcess, emulatorOverHttp, emulatorUnderNock } from './emulator-targets';

// Every scenario on every transport, and on one of them in every variant of what is said.
describeConformance(emulatorInProcess());
describeConformance(emulatorInProcess({ release: '1.39' }));
describeConformance(emulatorInProcess({ debugNames: 'mediawiki' }));
describeConformance(emulatorUnderNock());
describeConformance(emulatorOverHttp());
