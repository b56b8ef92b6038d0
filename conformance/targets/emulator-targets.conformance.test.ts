import { describeConformance } from '..';
import { emulatorInProcess, emulatorOverHttp, emulatorUnderNock } from './emulator-targets';

// Runs every scenario on every transport, and on one of them in every variant.
describeConformance(emulatorInProcess());
describeConformance(emulatorInProcess({ release: '1.39' }));
describeConformance(emulatorInProcess({ debugNames: 'mediawiki' }));
describeConformance(emulatorUnderNock());
describeConformance(emulatorOverHttp());
