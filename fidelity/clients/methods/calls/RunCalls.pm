package RunCalls;

# Calls methods of a library one after the other and prints what came of them (result.schema.json).
use strict;
use warnings;

use B;
use Exporter 'import';
use HTTP::Tiny;
use JSON::PP;
use Scalar::Util qw(blessed reftype);

our @EXPORT_OK = qw(public_methods run_calls wiki);

my $json = JSON::PP->new->utf8->canonical->allow_nonref;
my $wiki = $json->decode( $ARGV[0] );

sub wiki { return $wiki; }

# The methods that a package defines itself, without constants, imported functions and what begins with _.
sub public_methods {
    my ($package) = @_;
    no strict 'refs';
    my @names;
    for my $name ( sort keys %{"${package}::"} ) {
        next if $name =~ /^(?:_|[A-Z])/;
        next unless defined &{"${package}::$name"};
        push @names, $name if B::svref_2object( \&{"${package}::$name"} )->GV->STASH->NAME eq $package;
    }
    return @names;
}

# As JSON has it; of objects, their class.
sub plain {
    my ($value) = @_;
    return $value unless ref $value;
    my $kind = reftype $value;
    return [ map { plain($_) } @$value ] if $kind eq 'ARRAY' && !blessed $value;
    return { map { $_ => plain( $value->{$_} ) } keys %$value } if $kind eq 'HASH' && !blessed $value;
    return $$value ? JSON::PP::true : JSON::PP::false if JSON::PP::is_bool($value);
    return ref $value;
}

# $calls: pairs of a name and a function; $left_out: reason => [names]; $error_of: the error after a call that returned none
sub run_calls {
    my ( $version, $methods, $calls, $left_out, $error_of ) = @_;
    my ( %outcomes, %called );
    while ( my ( $name, $call ) = splice @$calls, 0, 2 ) {
        HTTP::Tiny->new->get( $wiki->{control} . _escaped($name) ) if $wiki->{control};
        $called{ $name =~ s/: .*//r } = 1;
        my @values = eval { $call->() };
        my $error = $@ || ( !defined $values[0] ? $error_of->() : undef );
        $outcomes{$name} = $error
            ? { error => "$error" =~ s/ at \S+ line \d+.*//sr }
            : { value => @values == 1 ? plain( $values[0] ) : plain( \@values ) };
    }
    my %reasons;
    for my $reason ( keys %$left_out ) { $reasons{$_} = $reason for @{ $left_out->{$reason} }; }
    my @not_called = grep { !$called{$_} && !$reasons{$_} } @$methods;
    print $json->encode( { version => "$version", calls => \%outcomes, leftOut => \%reasons, notCalled => \@not_called } ), "\n";
    return;
}

sub _escaped {
    my ($text) = @_;
    return $text =~ s/([^A-Za-z0-9])/sprintf '%%%02X', ord $1/ger;
}

1;
